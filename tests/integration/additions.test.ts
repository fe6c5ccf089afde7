import { describe, expect, it } from 'vitest';
import { parseHeaders } from '../../cli/outputs/headers.ts';
import { builtCity, checkJson, wordyCity } from '../support/checkedCity.ts';
import type { Rig } from '../support/rig.ts';

const city = wordyCity();

const withSite = (fields: Record<string, unknown>) => ({
  'site.json': { ...(city['site.json'] as object), ...fields },
});

const newsletter = {
  service: 'buttondown',
  username: 'our-city',
  heading: 'Deals by mail',
  label: 'Your email address',
  button: 'Sign up',
};

/** The sources of a directive of the security policy, without hashes. */
function sourcesOf(rig: Rig, directive: string): string[] {
  const rules = parseHeaders(rig.read('dist/_headers'));
  const [, policy = ''] = rules[0]?.[1].find(([name]) => name === 'Content-Security-Policy') ?? [];
  const part = policy.split('; ').find((each) => each.startsWith(`${directive} `));
  return (part?.split(' ').slice(1) ?? []).filter((source) => !source.startsWith("'sha256-"));
}

describe('what the content adds to every page', () => {
  it('is printed in its place, and allowed by the security policy', async () => {
    const rig = await builtCity({
      ...withSite({ allowedHosts: ['https://widgets.example'] }),
      'slots/head.html': '<meta name="verification" content="1234">',
      'slots/before-footer.md': 'Ask *us* about [gift cards](/about).',
      'slots/footer.html':
        '<p>Member of the <b>Chamber</b></p><script src="https://widgets.example/w.js"></script>',
      'extra.css': '.own { color: rebeccapurple }',
    });
    const page = rig.read('dist/deal/soup.html');
    expect(page).toContain(
      '<style>@layer extra{.own{color:rebeccapurple}}</style><meta name="verification" content="1234"></head>',
    );
    expect(page).toContain(
      '<div class="own wide"><p>Ask <em>us</em> about <a href="/about">gift cards</a>.</p></div><footer',
    );
    expect(page).toMatch(
      /<p>Member of the <b>Chamber<\/b><\/p><script src="https:\/\/widgets.example\/w.js"><\/script><\/div>.*<\/footer>/,
    );
    expect(sourcesOf(rig, 'script-src')).toEqual(["'self'", 'https://widgets.example']);
    expect(sourcesOf(rig, 'connect-src')).toEqual(["'self'", 'https://widgets.example']);
    expect((await checkJson(rig)).report.findings).toEqual([]);
  });

  it.each([
    [{ service: 'plausible' }, 'https://plausible.io', 'https://plausible.io'],
    [
      { service: 'umami', websiteId: '4fb7fa4c-5b46-438d-94b3-3a8fb9bc2e8b' },
      'https://cloud.umami.is',
      'https://gateway.umami.is',
    ],
    [
      { service: 'umami', websiteId: '4fb7fa4c-5b46-438d-94b3-3a8fb9bc2e8b', host: 'https://stats.example' },
      'https://stats.example',
      'https://stats.example',
    ],
    [{ service: 'goatcounter', code: 'our-city' }, 'https://gc.zgo.at', 'https://our-city.goatcounter.com'],
    [
      { service: 'cloudflare', token: '0123456789abcdef0123456789abcdef' },
      'https://static.cloudflareinsights.com',
      'https://cloudflareinsights.com',
    ],
  ])('counts visits with %j', async (analytics, from, to) => {
    const rig = await builtCity(withSite({ analytics }));
    expect(rig.read('dist/about.html')).toMatch(
      new RegExp(`<script defer src="${from}/[^"]+" data-[^>]+></script></head>`),
    );
    expect(sourcesOf(rig, 'script-src')).toEqual(["'self'", from]);
    expect(sourcesOf(rig, 'connect-src')).toEqual(["'self'", to]);
    expect((await checkJson(rig)).report.findings).toEqual([]);
  });

  it.each([
    [
      newsletter,
      'https://buttondown.com/api/emails/embed-subscribe/our-city',
      'email',
      'https://buttondown.com',
    ],
    [
      {
        ...newsletter,
        service: 'mailchimp',
        username: undefined,
        action: 'https://our-city.us1.list-manage.com/subscribe/post?u=1&id=2',
      },
      'https://our-city.us1.list-manage.com/subscribe/post?u=1&amp;id=2',
      'EMAIL',
      'https://our-city.us1.list-manage.com',
    ],
  ])('has the form of a newsletter: %j', async (form, action, field, host) => {
    const rig = await builtCity(withSite({ newsletter: form }));
    const page = rig.read('dist/index.html');
    expect(page).toContain(` action="${action}" method="post" target="_blank">`);
    expect(page).toMatch(
      new RegExp(`<label for="letter-mail">Your email address</label><input [^>]*name="${field}"`),
    );
    expect(sourcesOf(rig, 'form-action')).toEqual(["'self'", host]);
    expect((await checkJson(rig)).report.findings).toEqual([]);
  });

  it('is said on the page about privacy, or a warning asks for it', async () => {
    const rig = await builtCity(withSite({ newsletter }));
    const { diagnostics } = await rig.build({ clean: true });
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        code: 'CD409',
        problem: 'The site uses the service "buttondown", but no page names it.',
      }),
    );
  });

  it('names the site in other languages', async () => {
    const rig = await builtCity(
      withSite({ alternates: [{ language: 'es-US', origin: 'https://es.port.example' }] }),
    );
    const page = rig.read('dist/deal/soup.html');
    expect(page).toMatch(
      /<link rel="alternate" hreflang="en-US" href="https:\/\/[^"]+\/deal\/soup"><link rel="alternate" hreflang="es-US" href="https:\/\/es.port.example\/deal\/soup">/,
    );
    expect(page).toContain('<a href="https://es.port.example/" lang="es-US" hrefLang="es-US">Español</a>');
    expect(rig.read('dist/404.html')).not.toContain('hreflang');
    expect((await checkJson(rig)).report.findings).toEqual([]);
  });

  it('is nothing on a site that asks for nothing', async () => {
    const rig = await builtCity();
    expect(rig.read('dist/index.html')).not.toMatch(/class="(?:own|letter)/);
    expect(sourcesOf(rig, 'form-action')).toEqual(["'self'"]);
  });
});
