import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factRepliesIn } from '../../../../../cli/outputs/factReplies.ts';
import { createFactDesk } from '../../../../../client/assistant/facts/factDesk.ts';
import type { DetailsRecord } from '../../../../../data/model/deals/dealDetails.ts';
import type { DealRecord } from '../../../../../data/model/deals/dealRecord.ts';
import { needBits } from '../../../../../data/model/deals/needTests.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';
import { sampleContext, sampleKnowledge, talk } from '../support/sampleAssistant.ts';

const bare: DetailsRecord = { description: 'Soup of the day.', places: [{ neighborhood: 'old-town' }] };

/** The answer to `questions` about a deal on whose page the visitor is. */
function ask(
  questions: string | readonly string[],
  details: Partial<DetailsRecord> = {},
  deal: Partial<DealRecord> = {},
) {
  const { met, lacking } = needBits(details.facts ?? {});
  const soup = sampleRecord('soup', {
    ...{ title: 'Soup supper', vendor: 'Nan’s Kitchen', url: 'https://nan.example', features: met },
    ...{ lacks: lacking, ...deal },
  });
  const desk = createFactDesk(new Map([['soup', { ...bare, ...details }]]), factRepliesIn);
  const context = { ...sampleContext, page: 'soup', desk };
  return talk([questions].flat(), sampleKnowledge([soup]), context).last;
}

describe('client/assistant/facts/factDesk', () => {
  it.each<[string, Partial<DetailsRecord>, string]>([
    ['is there parking?', { facts: { parking: { kind: 'free' } } }, 'Yes, parking is free.'],
    ['is parking free?', { facts: { parking: { kind: 'paid' } } }, 'No, there’s paid parking.'],
    ['where do I park', { facts: { parking: { kind: 'street' } } }, 'You park on the street.'],
    ['is there parking?', { facts: { parking: { kind: 'none' } } }, 'No, there is no parking.'],
    ['can I bring my dog', { facts: { pets: { allowed: 'no' } } }, 'No, pets are not allowed.'],
    [
      'are dogs allowed there?',
      { facts: { pets: { allowed: 'outside' } } },
      'Yes, pets are welcome, but only',
    ],
    ['is it wheelchair accessible', { facts: { access: { stepFree: true } } }, 'Yes, it’s step-free.'],
    ['is it wheelchair accessible', { facts: { access: { stepFree: false } } }, 'No, it’s not step-free.'],
    [
      'can I take a stroller',
      { facts: { access: { features: ['strollers'] } } },
      'Yes, it has: room for strollers',
    ],
    [
      'can I take a stroller',
      { facts: { access: { stepFree: true } } },
      'I don’t know about that kind of access;',
    ],
    ['do they have vegan food', { facts: { diet: ['vegan', 'halal'] } }, 'Yes, it can be vegan.'],
    ['is it gluten free?', { facts: { diet: ['vegan'] } }, 'Its page doesn’t say; there are vegan choices.'],
    ['is it per person', { facts: { priceFor: 'person' } }, 'Yes, it’s $40 per person, instead of $50.'],
    ['is it per person', { facts: { priceFor: 2 } }, 'No, it’s $40 for 2 people together'],
    ['is that for both of us', { facts: { priceFor: 2 } }, 'Yes, it’s $40 for 2 people together'],
    ['how much is it', {}, 'It’s $40, instead of $50.'],
    [
      'how much is it for one adult and one child?',
      { facts: { priceFor: 2 }, included: ['Entry for one adult and one child'] },
      'It’s $40 for 2 people together, instead of $50',
    ],
    [
      'what do 3 nights cost',
      { included: ['One night in a quiet room'] },
      'It’s $40, instead of $50; 3 nights would be $120.',
    ],
    [
      'what do 3 nights cost',
      { included: ['One Sunday night in a quiet room'] },
      'It’s $40, instead of $50; for another length of time, ask Nan’s Kitchen.',
    ],
    [
      'how much is one class',
      { included: ['Four classes'] },
      'It’s $40, instead of $50; that’s included: four classes; that’s $10 for each of them.',
    ],
    [
      'how much for 2 rooms',
      { included: ['Dinner in a room'] },
      'It’s $40, instead of $50; 2 rooms would be $80.',
    ],
    [
      'is it good for a sore hand in a room?',
      { goodToKnow: 'Room taxes are extra.' },
      'Its page doesn’t say;',
    ],
    ['do they have a link or email?', {}, 'The link on its card leads to Nan’s Kitchen.'],
    ['can we book online?', {}, 'Yes, you get it from Nan’s Kitchen, through the link on its card.'],
    [
      'online or by phone?',
      { phone: '+1 704 555 0100' },
      'You get it from Nan’s Kitchen, through the link on its card; the phone',
    ],
    ['how long will it take?', { goodToKnow: 'It is ready in ten days.' }, 'It is ready in ten days.'],
    ['do they clean windows', { restrictions: ['No outside windows'] }, 'No, no outside windows.'],
    ['can I bring my van', { restrictions: ['No vans above seven feet'] }, 'No vans above seven feet.'],
    ['can we stay in the van', { goodToKnow: 'You need not leave the van.' }, 'You need not leave the van.'],
    ['can we bring a cake', { goodToKnow: 'You can bring a cake from home.' }, 'Yes, you can bring a cake'],
    ['what ages is it for', { facts: { ages: { from: 21 } } }, 'It’s for ages 21 and over.'],
    ['can I bring my 4 year old', { facts: { ages: { from: 6, to: 12 } } }, 'No, it’s for ages 6 to 12.'],
    [
      'do I need to book',
      { facts: { booking: { required: true, hoursAhead: 24 } } },
      'Yes, you have to book, at least 1 day ahead',
    ],
    ['can I just walk in', { facts: { booking: { required: false } } }, 'Yes, no booking is needed'],
    ['how do I book it', {}, 'You get it from Nan’s Kitchen'],
    [
      'do we get prints or just files?',
      { included: ['Ten photos', 'The right to print them'] },
      'It comes with ten photos, the right to print them.',
    ],
    [
      'what do I bring to the supper',
      { included: ['A supper of soup'], facts: { bring: ['A spoon'] } },
      'Bring a spoon.',
    ],
    [
      'my son cannot have peanuts. Is it safe for him?',
      { facts: { diet: ['nut-free'], ages: { from: 0 } } },
      'Yes, it can be nut-free.',
    ],
    ['what do I pay for the third?', { restrictions: ['Extra guests $9 each'] }, 'Extra guests $9 each.'],
    [
      'does my four-year-old pay?',
      { included: ['Children under six ride free'] },
      'It includes: children under six ride free.',
    ],
    [
      'and if it rains?',
      { included: ['A table outside, or inside if you like'] },
      'It includes: a table outside, or inside',
    ],
    ['what is included', { included: ['Soup', 'Bread'] }, 'It comes with soup, bread.'],
    [
      'is bread included? are drinks included?',
      { included: ['A glass of wine'] },
      'What is listed as included: a glass of wine. I see no bread there. Yes, that’s included: a glass of wine.',
    ],
    [
      'does it come with beer',
      { included: ['A glass of wine'] },
      'What is listed as included: a glass of wine. I see no beer there.',
    ],
    ['how long does it take', { facts: { duration: { minutes: 90 } } }, 'It takes 90 minutes.'],
    ['how long does it take', { facts: { duration: { minutes: 60, to: 150 } } }, 'It takes 1 hour–2 hours'],
    ['what happens if it rains', { facts: { weather: 'new-date' } }, 'In bad weather it gets a new date.'],
    ['what should I bring', { facts: { bring: ['A spoon'] } }, 'Bring a spoon.'],
    [
      'do they deliver',
      { facts: { fulfillment: ['on-site', 'delivery'] } },
      'Yes, you get it on site and by',
    ],
    [
      'do they speak Spanish there',
      { facts: { languages: ['en', 'es'] } },
      'Yes, it’s in English and Spanish.',
    ],
    ['can I come by train', { facts: { transit: 'Harbor Line' } }, 'Yes, by bus or rail: Harbor Line.'],
    [
      'where is it',
      { places: [{ address: '1 Mill St', neighborhood: 'old-town' }] },
      'It’s at 1 Mill St, Old Town.',
    ],
    ['where is it', { places: [] }, 'It’s citywide'],
    ['until when is it valid', {}, 'It runs until June 30, 2027.'],
    ['is there a promo code', {}, 'No, it needs no code'],
    [
      'any restrictions on this deal?',
      { restrictions: ['One per table'] },
      'Its conditions are: one per table.',
    ],
    ['can 10 people come there?', { facts: { groups: { to: 8 } } }, 'No, up to 8 people can come together.'],
    ['can I come alone', { facts: { priceFor: 'person' } }, 'Yes, the price is per person'],
    [
      'what is their phone number',
      { phone: '+1 555 010 0199' },
      'The phone number for Nan’s Kitchen is +1 555',
    ],
  ])('answers "%s" from %j', (question, details, answer) => {
    const { reply } = ask(question, details);
    expect(reply.startsWith(answer), reply).toBe(true);
  });

  it.each([
    ['what does it cost if I lose the bowl', 'A lost bowl costs 9 dollars'],
    ['how much per hour after that', 'Further hours 25 dollars each'],
    ['how heavy may one be', 'Weight limit 260 pounds'],
    ['our van is nine feet tall, will it fit', 'No vans above seven feet'],
  ])('quotes the condition that answers "%s"', (question, condition) => {
    const restrictions = [
      'A lost bowl costs 9 dollars',
      'Further hours 25 dollars each',
      'Weight limit 260 pounds',
      'No vans above seven feet',
    ];
    expect(ask(question, { restrictions }).reply).toContain(condition);
  });

  it('names the season where a question is about it, or where it is none', () => {
    const inSummer = { when: { months: [6, 7, 8], hours: [{ from: 600, to: 660, days: [6] }] } };
    const season = 'Its season is June to August.';
    expect(ask('in which month could we go at the earliest', {}, inSummer).reply).toBe(season);
  });

  it('names the dates that a note is about', () => {
    const when = {
      sessions: [
        { date: '2026-12-03', from: 600, note: 'Walkers only' },
        { date: '2026-12-04', from: 600 },
        { date: '2026-12-10', from: 600, note: 'Walkers only' },
      ],
    };
    expect(ask('which evenings are for walkers only', {}, { when }).reply).toBe(
      'Walkers only on December 3, 2026 and December 10, 2026.',
    );
  });

  it('does not repeat the name of the deal that is talked about, and shows no card', () => {
    const { reply, deals } = ask('is there parking?', { facts: { parking: { kind: 'free' } } });
    expect(reply).toBe('Yes, parking is free.');
    expect(deals).toEqual([]);
  });

  it('says plainly what is not known, and whom to ask', () => {
    const { reply } = ask('is there parking?');
    expect(reply).toBe(
      'I don’t know about parking there; please check with Nan’s Kitchen through the link on its card.',
    );
    expect(ask('is there parking?', { phone: '+1 555 010 0199' }).reply).toContain('+1 555 010 0199');
  });

  it('says a sentence of the deal’s own text where no field has the answer', () => {
    const goodToKnow = 'Come early. Cancel up to a day before. Bring a hat.';
    expect(ask('can I get a refund?', { goodToKnow }).reply).toBe('Cancel up to a day before.');
  });

  it('takes no sentence for an answer that only has a word of the question', () => {
    const goodToKnow = 'Choose a driver or book a ride.';
    expect(ask('do I need to book?', { goodToKnow }).reply).toMatch(/^I don’t know whether you have to book/);
  });

  it('says that a thing is there before all that one has to bring', () => {
    const details = { facts: { bring: ['Warm socks'] }, included: ['Skates and a helmet'] } as const;
    expect(ask('do I need to bring a helmet', details).reply).toBe(
      'No, that’s included: skates and a helmet.',
    );
    expect(ask('are helmets provided there', details).reply).toBe(
      'Yes, that’s included: skates and a helmet.',
    );
    expect(ask('what do I need to bring', details).reply).toBe('Bring warm socks.');
  });

  it('compares a weight with the limit', () => {
    const restrictions = ['Weight limit 220 pounds'];
    expect(ask('my brother weighs 240 pounds, can he ride it', { restrictions }).reply).toBe(
      'No, weight limit 220 pounds.',
    );
  });

  it('says who may come once, and answers the rest of the message', () => {
    const details = { facts: { ages: { from: 60 }, parking: { kind: 'free' } } } as const;
    expect(ask('i am 58, may i join? is there parking', details).reply).toBe(
      'No, it’s for ages 60 and over. Yes, parking is free.',
    );
  });

  it('knows that taxes on top are not included', () => {
    const goodToKnow = 'Room taxes come on top.';
    expect(ask('are taxes on top?', { goodToKnow }).reply).toBe('Yes, room taxes come on top.');
    expect(ask('are taxes included?', { goodToKnow }).reply).toBe('No, room taxes come on top.');
  });

  it('counts those whom an earlier question of the message names', () => {
    const facts = { priceFor: 'person', groups: { to: 12 } } as const;
    expect(
      ask('can 8 of us come? how much would that be altogether', { facts }, { priceFor: 'person' }).reply,
    ).toContain('for 8, that’s $320 in total');
  });

  it('quotes the line that speaks of the matter of a question, in other words too', () => {
    const details = {
      facts: { priceFor: 'person' },
      goodToKnow: 'The room is small. Fuel is paid at the end.',
      restrictions: ['For one person, not shared'],
    } as const;
    expect(ask('do we pay for gas', details).reply).toMatch(
      /^Fuel is paid at the end\. It’s \$40 per person/,
    );
    expect(ask('can my roommate and I share it', details).reply).toBe('No, for one person, not shared.');
    expect(ask('do they have wifi', details).reply).toMatch(/^Its page doesn’t say; please check/);
  });

  it('takes no single word of the description for an answer', () => {
    const details = { description: 'The cook once saw a terrier in the snow.' };
    expect(ask('is there a terrier', details).reply).toMatch(/^I don’t know about pets/);
  });

  it('adds the note of a field', () => {
    const facts = { parking: { kind: 'free', note: 'Behind the mill.' } } as const;
    expect(ask('is there parking?', { facts }).reply).toContain('parking is free (behind the mill).');
  });

  it('answers several questions in their order', () => {
    const facts = { parking: { kind: 'free' }, duration: { minutes: 60 } } as const;
    const { reply } = ask('How long does it take, and is there parking?', { facts });
    expect(reply).toMatch(/^It takes 1 hour\. Yes, parking is free\./);
  });

  it('says the price of all who come', () => {
    expect(ask('how much is it for 5 of us', { facts: { priceFor: 2 } }, { priceFor: 2 }).reply).toContain(
      'for 5 you need 3 of these, $120 in total',
    );
    // Nobody guesses for how many a price is: a carload is no person.
    const unknown = ask('what is the total for 4?', {}).reply;
    expect(unknown).toContain('whether that’s per person is not given');
    expect(unknown).toContain('if each one pays that, it’s $160 for 4');
  });

  it('names the next dates of an event, and what is sold out', () => {
    const sessions = [
      { date: '2026-11-19', from: 1140 },
      { date: '2026-11-27', from: 1140, soldOut: true as const },
      { date: '2026-12-04', from: 1140, to: 1260 },
      { date: '2026-12-11', from: 1140 },
    ];
    const of = (question: string) => ask(question, {}, { when: { sessions } }).reply;
    expect(of('when is it')).toContain(
      'next on Friday, December 4, 7 PM–9 PM, and then on Friday, December 11',
    );
    expect(of('is it sold out?')).toContain('Sold out: Friday, November 27;');
  });

  it('says whether it is open on a day, and its hours', () => {
    const when = { hours: [{ days: [1, 2, 3], from: 540, to: 1020 }] };
    expect(ask('is it open on Tuesday', {}, { when }).reply).toMatch(/^Yes, it’s open 9 AM–5 PM on Tuesday/);
    expect(ask('is it open on Sunday', {}, { when }).reply).toMatch(
      /^No, not on Sunday.*Monday to Wednesday 9 AM–5 PM/,
    );
    expect(ask('what are the hours', {}, { when }).reply).toContain('Monday to Wednesday 9 AM–5 PM');
  });

  it('sets no wish but who comes, so the next answer is as before for them', () => {
    const { preferences } = ask(['is there parking?', 'is it vegan?', 'can I bring my 4 year old?']);
    expect(preferences).toMatchObject({ needs: [], audience: 'family', youngest: 4, interests: [] });
  });

  it('says so if the facts could not be loaded', () => {
    const { reply, deals } = talk(['is there parking here?'], sampleKnowledge([sampleRecord('soup')]), {
      ...sampleContext,
      page: 'soup',
    }).last;
    expect(reply).toBe('I can’t look that up right now; it’s on the page of “Title of soup”.');
    expect(deals.map(({ deal }) => deal.slug)).toEqual(['soup']);
  });

  it('says names in braces as vendors write them', () => {
    const facts = { parking: { kind: 'free', note: 'Behind {vendor} and {0}.' } } as const;
    expect(ask('is there parking', { facts }, { title: 'A day at {answer}' }).reply).toContain(
      'ehind {vendor} and {0}',
    );
  });

  it('never throws, and says no broken word, whatever the deal says', () => {
    const questions =
      'is there parking|is it vegan|when is it|how much is it for 3|can I bring kids|is it step free|how do I book it|what is included|does it rain there|what should I bring|do they deliver it|which languages is it in|how do I get there by bus|where is it|until when is it on|is there a code|what are the terms of it|can I get a refund|can I come alone there|is it sold out|how many people fit there|what is the phone number there|do they have a xylophone there'.split(
        '|',
      );
    // What a vendor writes is said as it is, braces too.
    const text = fc.string({ maxLength: 30 }).map((words) => words.replace(/[{}]/g, ''));
    const details = fc.record({
      facts: fc.record(
        {
          priceFor: fc.constantFrom('person' as const, 3),
          ages: fc.record({ from: fc.nat(99), note: text }, { requiredKeys: [] }),
          access: fc.record({ stepFree: fc.boolean(), note: text }, { requiredKeys: [] }),
          parking: fc.record(
            { kind: fc.constantFrom('free', 'none'), note: text },
            { requiredKeys: ['kind'] },
          ),
          transit: text,
          bring: fc.array(text, { minLength: 1 }),
          languages: fc.array(fc.constantFrom('en', 'zz', 'xx-YY')),
        },
        { requiredKeys: [] },
      ),
      included: fc.array(text),
      restrictions: fc.array(text),
      goodToKnow: text,
      description: text,
      places: fc.array(fc.record({ neighborhood: text, address: text })),
    }) as fc.Arbitrary<DetailsRecord>;
    fc.assert(
      fc.property(details, fc.constantFrom(...questions), text, (hostile, question, title) => {
        const { reply } = ask(question, hostile, { title });
        expect(reply).not.toMatch(/undefined|\bnull\b|NaN|\[object|\{\w+\}/);
        expect(reply.length).toBeGreaterThan(5);
      }),
      propertyRuns(300),
    );
  });
});
