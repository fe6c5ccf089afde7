import { describe, expect, it } from 'vitest';
import { reviewMarkup } from '../../../../../../cli/commands/dev/review/reviewMarkup.ts';

const problem = {
  ...{ name: 'CD812 title-length', place: 'a.json:3', problem: 'It is <long>.', frame: [] },
  ...{ related: null, expected: null, hint: null },
};
const draft = { title: 'Tea & cake', path: '/deal/tea', place: 'a.json:1' };

describe('cli/commands/dev/review/reviewMarkup', () => {
  it('lists drafts as links, and what is wrong with each', () => {
    const markup = reviewMarkup([
      { ...draft, problems: [problem] },
      { ...draft, path: '/deal/pie', problems: [] },
    ]);
    expect(markup).toContain('<summary>2 drafts, 1 to work on</summary>');
    expect(markup).toContain('<a href="/deal/tea">Tea &amp; cake</a>');
    expect(markup).toContain('It is &lt;long&gt;.');
    expect(markup).toContain('Nothing found.');
  });

  it('says what a draft is where there are none', () => {
    expect(reviewMarkup([])).toContain('<summary>0 drafts</summary>');
    expect(reviewMarkup([])).toContain('&quot;draft&quot;: true'.replaceAll('&quot;', '"'));
  });
});
