import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slotMarkup } from '../../../../../cli/content/slots/slotMarkup.ts';
import { parseMarkup } from '../../../../../cli/html/markup.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';

const host = 'https://widgets.example';

const problemsOf = (text: string, kind: 'head' | 'body' = 'body') =>
  slotMarkup(text, kind, [host]).problems.map(({ problem }) => problem);

describe('cli/content/slots/slotMarkup', () => {
  it('keeps HTML that a page can have', () => {
    const text = '<p class="fair">Made by <a href="/about">two &amp; a half people</a>.<br></p>';
    expect(slotMarkup(text, 'body', [])).toEqual({ html: text, sources: {}, problems: [] });
  });

  it('closes what is left open, and drops what closes nothing', () => {
    expect(slotMarkup('</footer><ul><li>One<li>Two</div>', 'body', []).html).toBe(
      '<ul><li>One</li><li>Two</li></ul>',
    );
  });

  it('says which hosts it needs, and for what', () => {
    const { sources, problems } = slotMarkup(
      `<script src="${host}/w.js" defer></script><script src="/own.js"></script><img src="${host}/a.png" alt="">` +
        `<iframe src="${host}/map" title="Map"></iframe><form action="${host}/join" method="post"></form>`,
      'body',
      [host],
    );
    expect(problems).toEqual([]);
    expect(sources).toEqual({
      'script-src': [host],
      'connect-src': [host],
      'img-src': [host],
      'frame-src': [host],
      'form-action': [host],
    });
  });

  it.each([
    ['<script>alert(1)</script>', 'The security policy of the site blocks scripts inside a page.'],
    ['<p onclick="go()">Go</p>', '<p> cannot have the attribute onclick here.'],
    ['<p style="color:red">Red</p>', '<p> cannot have the attribute style here.'],
    ['<style>p{}</style>', '<style> cannot be in this slot.'],
    ['<a href="javascript:go()">Go</a>', 'The address "javascript:go()" is of no use here.'],
    ['<img src="//other.example/a.png" alt="">', 'The address "//other.example/a.png" is of no use here.'],
    [
      '<script src="https://other.example/a.js"></script>',
      'The site does not allow anything from https://other.example.',
    ],
  ])('refuses %s', (text, problem) => {
    expect(problemsOf(text)).toContain(problem);
  });

  it('takes only metadata in the head', () => {
    const meta =
      '<meta name="google-site-verification" content="a&quot;b"><link rel="me" href="https://a.example">';
    expect(slotMarkup(meta, 'head', [])).toMatchObject({ html: meta, problems: [] });
    expect(problemsOf('<p>Hello</p>', 'head')).toContain('<p> cannot be in this slot.');
  });

  it('points at what it refuses', () => {
    const text = '<p>One</p>\n<p onclick="x">Two</p>';
    const [found] = slotMarkup(text, 'body', []).problems;
    expect(text.slice(found?.offset, (found?.offset ?? 0) + (found?.length ?? 0))).toBe('<p onclick="x">');
  });

  it('prints nothing from any text that could run or leave its place', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<p>',
        '</p>',
        '</div>',
        '<script>',
        '</script>',
        '<style>',
        '<!--',
        '-->',
        '<svg onload=',
        '"',
      ),
      fc.constantFrom(
        '<a href="',
        'javascript:x',
        '" onclick="x',
        '<iframe srcdoc="',
        '</footer>',
        '&lt;',
        '<img src=x onerror=x>',
      ),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const { html, problems } = slotMarkup(pieces.join(''), 'body', []);
        const around = parseMarkup(`<main>${html}</main><i id="after"></i>`);
        expect(around.withId('after')?.parent).toBeNull();
        if (problems.length > 0) return;
        const attributes = around.elements.flatMap((element) => Object.entries(element.attributes));
        expect(attributes.filter(([name]) => /^on|^style$|^srcdoc$/.test(name))).toEqual([]);
        expect(attributes.filter(([, value]) => /^\s*javascript:/i.test(value))).toEqual([]);
        expect(around.named('script').filter((script) => !script.attributes.src)).toEqual([]);
        expect(around.named('style')).toEqual([]);
      }),
      propertyRuns(300),
    );
  });
});
