import { describe, expect, it } from 'vitest';
import { wordsWithoutLinks } from '../../../../../data/model/pages/linkedText.ts';
import { sampleGuides, sampleLandingPage } from '../../../../support/guideFixtures.ts';
import { sampleDeal } from '../../../../support/smallCity.ts';
import { pageAt, planAt, siteOf } from '../../support/siteOf.ts';

const long = Array.from({ length: 150 }, () => 'word').join(' ');

/** Pie is on in December and January. */
const site = siteOf({
  ...sampleGuides(),
  'deals/food.json': [
    sampleDeal('soup'),
    sampleDeal('pie', { title: 'Warm pie', startDate: '2026-12-01', expiryDate: '2027-01-31' }),
  ],
  'landing-pages/things-to-do.json': sampleLandingPage({
    description: 'A plan for the port{deal:pie: with pie|}.',
    metaDescription: 'Things to do. Get {deal:pie}.',
    introduction: `${long}. Begin with {deal:pie}.`,
    selection: {
      heading: 'Worth it',
      picks: [{ deal: 'soup', reason: 'Warm, {deal:pie:before pie|alone}.' }],
    },
    tips: [
      { title: 'Walk', text: 'The port is small. So is {deal:pie:the pie|it}.' },
      { title: 'Book', text: 'Tables go early.' },
      { title: 'Pie', text: '{deal:pie} sells out.' },
    ],
  }),
});
const at = (now: string) => pageAt(planAt(site, now), 'guide', '/things-to-do');
const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

/** The end of January in Port Sample. */
const pieEnds = Date.parse('2027-02-01T08:00:00Z');

describe('a guide that names a deal', () => {
  it('names it with a link while it is live, and without one in metadata', () => {
    const { props } = at('2026-12-10T12:00:00Z');
    expect(props.head.description).toBe('Things to do. Get Warm pie.');
    expect(props.lead).toBe('A plan for the port with pie.');
    expect(props.introduction.at(-1)).toContainEqual({
      words: [' Begin with ', { label: 'Warm pie', href: '/deal/pie' }, '.'],
      until: pieEnds,
    });
    expect(props.tips.map(({ title }) => title)).toEqual(['Walk', 'Book', 'Pie']);
  });

  it.each(['2026-11-20T12:00:00Z', '2027-02-10T12:00:00Z'])('says nothing of it at %s', (now) => {
    const { props } = at(now);
    expect(props.head.description).toBe('Things to do.');
    expect(props.lead).toBe('A plan for the port.');
    expect(props.introduction.map(wordsWithoutLinks).join(' ')).not.toMatch(/Begin/);
    expect(props.tips.map(({ text }) => wordsWithoutLinks(text))).toEqual([
      'The port is small. So is it.',
      'Tables go early.',
    ]);
  });

  it('says until when its tips and reasons name it', () => {
    const { props } = at('2026-12-10T12:00:00Z');
    expect(props.tips[0]?.text).toEqual([
      'The port is small. So is ',
      { words: [{ label: 'the pie', href: '/deal/pie' }], until: pieEnds, otherwise: 'it' },
      '.',
    ]);
    expect(props.selection?.picks.map(({ reason }) => reason)).toContainEqual([
      'Warm, ',
      { words: ['before pie'], until: pieEnds, otherwise: 'alone' },
      '.',
    ]);
  });

  it('goes stale when the deal begins, and when it ends', () => {
    expect(iso(at('2026-11-20T12:00:00Z').valid.until)).toBe('2026-12-01T08:00:00.000Z');
    expect(iso(at('2026-12-10T12:00:00Z').valid.from)).toBe('2026-12-01T08:00:00.000Z');
    expect(iso(at('2027-02-10T12:00:00Z').valid.from)).toBe('2027-02-01T08:00:00.000Z');
  });
});

describe('a guide to the weekend that names a deal', () => {
  const deals = [
    sampleDeal('soup'),
    sampleDeal('jam', { sessions: [{ date: '2026-11-20', from: '18:00', to: '20:00' }] }),
    sampleDeal('class', { hours: [{ days: ['sat'], from: '19:00', to: '20:00' }], expiryDate: '2027-05-31' }),
    sampleDeal('bar', { hours: [{ days: ['sun'], from: '10:00', to: '20:00' }], expiryDate: '2027-05-31' }),
  ];
  const weekend = siteOf({
    ...sampleGuides(),
    'deals/food.json': deals,
    'landing-pages/weekend.json': sampleLandingPage({
      isTimeSensitive: true,
      timeFrame: 'weekend',
      related: ['things-to-do', 'today'],
      introduction: `${long}. {deal:jam} plays. {deal:class} meets. {deal:bar} pours. On {range}.`,
    }),
  });

  it('says until when one can still use it then, and for one of the last day until when it is live', () => {
    const { props } = pageAt(planAt(weekend, '2026-11-20T12:00:00Z'), 'guide', '/weekend');
    const ends = props.introduction
      .flat()
      .flatMap((part) =>
        typeof part === 'object' && 'until' in part ? [[wordsWithoutLinks([part]), iso(part.until)]] : [],
      );
    expect(ends).toEqual([
      [' Title of jam plays.', '2026-11-21T04:00:00.000Z'],
      [' Title of class meets.', '2026-11-22T08:00:00.000Z'],
      [' Title of bar pours.', '2027-06-01T07:00:00.000Z'],
      [' On Nov 20–22.', '2026-11-23T08:00:00.000Z'],
    ]);
  });
});
