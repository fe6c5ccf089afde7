import { describe, expect, it } from 'vitest';
import { factRepliesIn } from '../../../../../cli/outputs/factReplies.ts';
import { createFactDesk } from '../../../../../client/assistant/facts/factDesk.ts';
import type { DetailsRecord } from '../../../../../data/model/deals/dealDetails.ts';
import type { Schedule } from '../../../../../data/model/time/schedule.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleContext, sampleKnowledge, talk } from '../support/sampleAssistant.ts';

const bare: DetailsRecord = { description: 'Soup of the day.', places: [{ neighborhood: 'old-town' }] };

/** The reply to `question` about a deal that takes place by `when`. */
function reply(question: string, when: Schedule, details: Partial<DetailsRecord> = {}): string {
  const soup = sampleRecord('soup', { title: 'Soup supper', when });
  const desk = createFactDesk(new Map([['soup', { ...bare, ...details }]]), factRepliesIn);
  return talk([question], sampleKnowledge([soup]), { ...sampleContext, page: 'soup', desk }).last.reply;
}

const hours = (from: number, to: number, days?: number[]): Schedule => ({
  hours: [{ from: from * 60, to: to * 60, ...(days && { days }) }],
});
const supper = hours(17, 21);
const night = hours(22, 26.5);
const walk = hours(18.5, 20);

describe('client/assistant/facts/askedTime', () => {
  it.each<[string, Schedule, RegExp]>([
    ['is 8 pm on friday possible', supper, /^Yes, /],
    ['is 9 pm on friday possible', supper, /^No, it’s open 5 PM–9 PM/],
    ['can we come at noon on friday', supper, /^No, /],
    // Either half of the day may be meant.
    ['is it open at 8 on friday', hours(7, 11), /^Yes, /],
    ['is it open at 6 on friday', hours(7, 11), /^No, /],
    ['does it go till midnight', night, /^Yes, /],
    ['does it go till midnight', supper, /^No, it’s on daily 5 PM–9 PM/],
    ['is half past eight on friday doable', walk, /^No, /],
    ['does it go past 2 am', night, /^Yes, /],
    ['is it open at 1 am on friday', night, /^Yes, /],
    ['are they open at 3 am on friday', night, /^No, /],
    // A part of the day.
    ['is it open on friday night', hours(11, 18), /^No, /],
    ['is it open on friday night', supper, /^Yes, /],
    ['is it open on friday morning', supper, /^No, /],
    ['is it open on friday night', hours(11, 18.5), /^It’s open /],
    // Who comes to the middle of a walk is late.
    ['can we join at 7:30 pm on friday', walk, /^It’s open /],
    ['does it run that late', hours(0, 24), /^Yes, it’s on daily around the clock/],
    ['my flight lands at 11 pm, does it run that late', supper, /^No, /],
    ['that’s not open on a sunday morning, is it?', supper, /^No, /],
  ])('%s', (question, when, answer) => {
    expect(reply(question, when)).toMatch(answer);
  });

  it('says “yes” to a time alone, and to nothing else', () => {
    expect(reply('is it lit at night', night)).toMatch(/^Its page doesn’t say/);
    expect(reply('can I surprise her there at 11 pm', night)).toMatch(/^It’s on daily/);
  });

  it('chooses the session of the named time', () => {
    const session = (from: number) => ({ date: '2026-12-13', from: from * 60, to: from * 60 + 65 });
    const sessions = { sessions: [session(17), session(19)] };
    expect(reply('is it at 7 pm on december 13', sessions)).toMatch(/^Yes, .* 7 PM–8:05 PM/);
    expect(reply('is it on in the morning', sessions)).toMatch(/^No, it’s next on/);
  });

  it('names the next day of what is on few days', () => {
    expect(reply('when is that', hours(18, 20, [6]))).toMatch(/Saturday 6 PM–8 PM, next on Saturday, /);
    expect(reply('when is that', supper)).not.toContain('next');
  });

  it('tells how long a walk lasts, and not how long a shop is open', () => {
    expect(reply('how long is it', walk)).toBe('It takes 90 minutes.');
    expect(reply('how long is it', walk, { facts: { booking: { required: false } } })).toMatch(
      /^I don’t know/,
    );
    expect(reply('how long is it', hours(9, 18))).toMatch(/^I don’t know/);
  });

  it('tells what a diet depends on', () => {
    const goodToKnow = 'If you can’t have wheat, ask ahead for the teff bread.';
    const details = { facts: { diet: ['gluten-free', 'vegan'] as const }, goodToKnow };
    expect(reply('is it gluten free for real, my sister is celiac', supper, details)).toContain(goodToKnow);
    expect(reply('is it vegan', supper, details)).not.toContain('teff');
  });

  it('finds food and meat in the text', () => {
    const details = { description: 'The tagliatelle comes with beef ragu. Fries are sold at the desk.' };
    expect(reply('is there meat', supper, details)).toContain('beef ragu');
    expect(reply('is there food there', supper, details)).toContain('Fries');
  });

  it('tells which of its places is in a part of town', () => {
    const places = [{ neighborhood: 'old-town', address: '1 Main Street' }, { neighborhood: 'harbor' }];
    expect(reply('is it at the old town one, yes or no', supper, { places })).toMatch(
      /^Yes, it’s at 1 Main Street/,
    );
  });
});
