import { describe, expect, it } from 'vitest';
import { createRig } from '../support/rig.ts';
import { sampleDeal, smallCity } from '../support/smallCity.ts';

describe('hostile words', () => {
  // Content with a whole tag is refused, so these have no end but the page's own.
  const hostile = `</script <img src=x onerror="alert(1)" y`;

  it('are escaped wherever a page has them, structured data included', async () => {
    const words = { title: hostile, summary: hostile, vendor: hostile.slice(0, 60) };
    const soup = sampleDeal('soup', { featured: true, ...words });
    const rig = createRig({ ...smallCity(), 'deals/food.json': [soup, sampleDeal('bread')] });
    expect((await rig.build()).code).toBe(0);
    const files = Object.keys(rig.snapshot()).filter((file) => /\.(?:html|xml)$/.test(file));
    const carriers = files.filter((file) => rig.read(`dist/${file}`).includes('alert('));
    expect(carriers).toEqual(
      expect.arrayContaining(['deal/soup.html', 'index.html', 'deals.html', 'feed.xml']),
    );
    for (const file of carriers) {
      expect(rig.read(`dist/${file}`), file).not.toMatch(/<\/script <|<img src=x|onerror="/);
    }
    const scripts = [...rig.read('dist/deal/soup.html').matchAll(/ld\+json">(.*?)<\/script>/gs)];
    expect(scripts.length).toBeGreaterThan(0);
    const structured = scripts.map(([, content]) => JSON.stringify(JSON.parse(content ?? '')));
    expect(structured.join('')).toContain(JSON.stringify(hostile).slice(1, -1));
  });
});
