import { describe, expect, it } from 'vitest';
import { sampleGuides, sampleLandingPage } from '../../../../support/guideFixtures.ts';
import { pageAt, planAt, siteOf } from '../../support/siteOf.ts';

const site = siteOf({
  ...sampleGuides(),
  'landing-pages/things-to-do.json': sampleLandingPage({ metaTitle: 'Things to do in {year}: a plan' }),
});
const guideAt = (path: string) => pageAt(planAt(site, '2026-11-20T12:00:00Z'), 'guide', path).props;

describe('the title of a guide', () => {
  it('names a year until that is over', () => {
    const { head, undatedTitle, yearUntil, datedUntil } = guideAt('/things-to-do');
    expect(head.title).toMatch(/^Things to do in 2026: a plan/);
    expect(undatedTitle).toMatch(/^Things to do(?! in)/);
    expect(new Date(yearUntil ?? 0).toISOString()).toBe('2027-01-01T08:00:00.000Z');
    expect(datedUntil).toBeNull();
  });

  it('names the year of a holiday until its day is over', () => {
    const { head, undatedTitle, yearUntil, datedUntil } = guideAt('/harbor-day/events');
    expect(head.title).toMatch(/^Harbor Day Events 2027/);
    expect(undatedTitle).toMatch(/^Harbor Day Events(?! 2)/);
    expect(yearUntil).toBeNull();
    expect(new Date(datedUntil ?? 0).toISOString()).toBe('2027-06-01T07:00:00.000Z');
  });

  it.each(['/weekend', '/today'])('has no year of its own on %s', (path) => {
    expect(guideAt(path).yearUntil).toBeNull();
  });
});

describe('a page of a holiday', () => {
  const props = guideAt('/harbor-day/events');
  const end = Date.parse('2027-06-01T07:00:00Z');

  it('says what it was made for, and until when its day and events are to come', () => {
    expect(props.madeFor).toEqual({ days: 'Monday, May 31, 2027', when: null });
    expect(props.leadIsDated).toBe(true);
    expect(props.introduction).toEqual([[{ words: ['The weekend is May 28–31.'], until: end }]]);
    const events = props.blocks.flatMap((block) => (block.kind === 'events' ? block.items : []));
    expect(events.map(({ overAt }) => new Date(overAt).toISOString())).toEqual(['2027-05-30T19:30:00.000Z']);
  });

  it('is described on other guides until its day is over', () => {
    const hub = props.related.find(({ href }) => href === '/harbor-day');
    expect(hub?.description).toEqual([{ words: ['The coming one is on Monday, May 31, 2027.'], until: end }]);
  });
});
