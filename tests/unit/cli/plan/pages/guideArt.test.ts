import { describe, expect, it } from 'vitest';
import { guideArt } from '../../../../../cli/plan/pages/guideArt.ts';
import { sampleGuides, sampleLandingPage } from '../../../../support/guideFixtures.ts';
import { sampleDeal, smallCity } from '../../../../support/smallCity.ts';
import { pageAt, planAt, siteOf } from '../../support/siteOf.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#F8312F" d="M0 0h9v9z"/></svg>';
const [food, shows] = smallCity()['categories.json'] as Record<string, unknown>[];
const [oldTown, harbor] = smallCity()['neighborhoods.json'] as Record<string, unknown>[];
const picks = [{ deal: 'soup', reason: 'It is warm.' }];

function siteWithGuide(fields: Record<string, unknown>) {
  return siteOf({
    ...sampleGuides(),
    'drawings/mask.svg': drawing,
    'drawings/boat.svg': drawing,
    'drawings/bowl.svg': drawing,
    'drawings/kite.svg': drawing,
    'categories.json': [food, { ...shows, image: undefined, art: { drawing: 'mask' } }],
    'neighborhoods.json': [oldTown, { ...harbor, art: { drawing: 'boat', tone: 'sky' } }],
    'deals/food.json': [
      sampleDeal('soup', { imageUrl: undefined, art: { drawing: 'bowl' } }),
      sampleDeal('bread'),
    ],
    'landing-pages/things-to-do.json': sampleLandingPage(fields),
  });
}

function artWith(fields: Record<string, unknown>) {
  const site = siteWithGuide(fields);
  const page = site.landingPages.find(({ name }) => name === 'things-to-do');
  return page && guideArt(site, page);
}

describe('cli/plan/pages/guideArt', () => {
  it('takes what the content says', () => {
    const art = { drawing: 'kite', tone: 'rose' };
    expect(artWith({ art, locationSpecific: 'harbor' })).toEqual(art);
  });

  it('takes the drawing of the neighborhood that the guide is about', () => {
    expect(artWith({ locationSpecific: 'harbor' })).toEqual({ drawing: 'boat', tone: 'sky' });
  });

  it('takes the drawing of a category that its rules name', () => {
    const selection = { heading: 'Worth it', picks, anyOf: [{}, { categories: ['food', 'shows'] }] };
    expect(artWith({ selection })).toEqual({ drawing: 'mask', tone: 'violet' });
  });

  it('takes the drawing of a deal that it picks, in the color of its category', () => {
    expect(artWith({})).toEqual({ drawing: 'bowl', tone: 'ember' });
  });

  it('finds nothing where the content has only pictures', () => {
    expect(artWith({ selection: { heading: 'Worth it', anyOf: [{}] } })).toBeNull();
  });

  it('gives the guide a picture for each theme, and its sky a color', () => {
    const { props } = pageAt(
      planAt(siteWithGuide({ art: { drawing: 'kite', tone: 'rose' } }), '2026-11-20T12:00:00Z'),
      'guide',
      '/things-to-do',
    );
    expect(props.skyline.light.src).toMatch(/hero-kite-dusk-/);
    expect(props.skyline.dark.src).toMatch(/hero-kite-night-/);
    expect(props.tone).toBe('rose');
  });
});
