import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Wordmark } from '../../../../templates/layout/Wordmark.tsx';

const mark = { src: '/mark.svg', width: 40, height: 40, alt: '' };
const markupOf = (siteName: string) => renderToStaticMarkup(<Wordmark chrome={{ siteName, mark }} />);

describe('templates/layout/Wordmark', () => {
  it('gives names smaller letters that phones have no room for', () => {
    for (const name of ['Charlotte Deals', 'Johannesburg Deals', 'Deals'])
      expect(markupOf(name)).toContain('class="wordmark"');
    for (const name of ['Johannesburg Weekend Bargains', 'Winston-Salem Neighborhood Deals'])
      expect(markupOf(name)).toContain('class="wordmark long"');
  });

  it('has the last of several words in the second color', () => {
    expect(markupOf('Port Sample Deals')).toContain('<span>Port Sample <i>Deals</i></span>');
    expect(markupOf('Deals')).toContain('<span>Deals </span>');
  });
});
