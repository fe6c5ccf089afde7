import { describe, expect, it } from 'vitest';
import type { DevProblem } from '../../../../../cli/commands/dev/devProblem.ts';
import { createLiveSite, type LiveState } from '../../../../../cli/commands/dev/liveSite.ts';
import type { SiteFolder } from '../../../../../cli/commands/dev/siteFolder.ts';

const folder: SiteFolder = { answer: () => null, headers: () => [] };
const problem: DevProblem = {
  ...{ name: 'CD105 json-syntax', place: 'a.json:1:1', problem: 'Two < three & "four".' },
  ...{ frame: ['> 1 | <script>'], related: null, expected: null, hint: null },
};
const html = (style: string) => `<html><head><style>${style}</style></head><body>Hello</body></html>`;

function following() {
  const live = createLiveSite('run');
  const states: LiveState[] = [];
  live.watch((state) => states.push(state));
  return { live, states };
}

describe('cli/commands/dev/liveSite', () => {
  it('notifies open pages only of builds that changed something', () => {
    const { live, states } = following();
    live.showBuild(folder, false);
    live.showBuild(folder, false);
    live.showBuild(folder, true);
    expect(states.map(({ build }) => build)).toEqual(['run-1', 'run-2']);
  });

  it('adds the live script at the end of a page', () => {
    const { live } = following();
    live.showStyles({ home: 'h1{}', deal: 'h2{}' });
    live.showBuild(folder, true);
    const script =
      '<script src="/@dev/reload.js" data-build="run-1" data-problems="" data-sheet="/@dev/styles/deal.css" data-styles="1" defer></script>';
    expect(live.page(html('h2{}'))).toBe(html('h2{}').replace('</body>', `${script}</body>`));
  });

  it('recognizes a page with an outdated style sheet', () => {
    const { live, states } = following();
    live.showStyles({ deal: 'h2{}' });
    live.showStyles({ deal: 'h2{}' });
    live.showStyles({ deal: 'h3{}' });
    expect(states.map(({ styles }) => styles)).toEqual(['1', '2']);
    expect(live.page(html('h2{}'))).toContain('data-sheet="/@dev/styles/deal.css" data-styles="before"');
    expect(live.page(html('h3{}'))).toContain('data-sheet="/@dev/styles/deal.css" data-styles="2"');
  });

  it('shows the panel of drafts in every page, and tells open pages when it changes', () => {
    const { live, states } = following();
    expect(live.page(html(''))).not.toContain('dev-review');
    live.showReview('<p>1 draft</p>');
    live.showReview('<p>1 draft</p>');
    live.showReview('<p>2 drafts</p>');
    expect(states.map(({ review, panel }) => [review, panel])).toEqual([
      ['1', '<p>1 draft</p>'],
      ['2', '<p>2 drafts</p>'],
    ]);
    const page = live.page(html(''));
    expect(page).toContain(
      '<div id="dev-review"><template shadowrootmode="open"><p>2 drafts</p></template></div>',
    );
    expect(page).toContain('data-review="2"');
  });

  it('shows problems as text in every page until they are fixed', () => {
    const { live, states } = following();
    live.showProblems([problem]);
    live.showProblems([problem]);
    const page = live.page(html(''));
    expect(page).toContain('<h2 id="title">1 problem to fix</h2>');
    expect(page).toContain('Two &lt; three &amp; &quot;four&quot;.');
    expect(page).toContain('&gt; 1 | &lt;script&gt;');
    live.showProblems([]);
    expect(live.page(html(''))).not.toContain('to fix');
    expect(states.map(({ problems, overlay }) => [problems, overlay !== ''])).toEqual([
      ['1', true],
      ['', false],
    ]);
  });

  it('shows a page before the first build', () => {
    const { live } = following();
    live.showProblems([problem]);
    expect(live.page(null)).toMatch(/<title>Not built yet<\/title>.*1 problem to fix.*reload\.js/s);
  });
});
