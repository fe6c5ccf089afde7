import { describe, expect, it } from 'vitest';
import { newConversation } from '../../client/assistant/conversation/conversation.ts';
import type { AssistantAnswer } from '../../client/assistant/conversation/turn.ts';
import { takeTurn } from '../../client/assistant/takeTurn.ts';
import { openAssistant } from '../support/askBatch.ts';

const { knowledge, context } = openAssistant('data/content', '2026-11-22T17:00:00Z');

/** The last answer of a conversation, on the page of a deal if there is one. */
function lastAnswer(turns: readonly string[], page: string | null = null): AssistantAnswer {
  let conversation = newConversation;
  let answer: AssistantAnswer | undefined;
  for (const text of turns) {
    const result = takeTurn(conversation, { type: 'text', text }, knowledge, { ...context, page });
    conversation = result.conversation;
    answer = result.answer;
  }
  if (!answer) throw new Error('A conversation has turns');
  return answer;
}

/** A conversation, and what the reply to its last turn says. */
type Case = readonly [turns: readonly string[], reply: RegExp, page?: string];

const aboutShown: readonly Case[] = [
  [['bowling for my birthday', 'how many can play at it?'], /Up to 12 people/],
  [
    ['bowling for my birthday', 'does it have parking, and what is the address?'],
    /^Yes, parking is free.*It’s at/,
  ],
  [['mini golf with the kids', 'is that per person?'], /^No, it’s \$30 for 4 people/],
  [['mini golf with the kids', 'thanks! what happens if it rains'], /closes during lightning/i],
  [['axe throwing', 'can I bring my toddler there'], /^No, it’s for ages 18/],
  [['axe throwing', 'total for 4?'], /\$78 in total/],
  [['axe throwing', 'do they have wheelchair access there?'], /^Yes, it’s step-free/],
  [['axe throwing', 'when is it open on Saturday?'], /Saturday/],
  [['ghost walk', 'how long does it take?', 'and what about dogs?'], /pets|dogs|know/i],
  [['salsa class', 'do I need to bring anything for it?'], /[Bb]ring/],
  [
    ['a spa day for us', 'is it wheelchair accessible and how do I book it?'],
    /step-free|access.*You get it from/,
  ],
  [['pizza', 'what days is it?'], /open|is it on|on /i],
  [['tacos in Plaza Midwood', 'is it vegan friendly?'], /^Yes|diet|choices/],
  [['toddler activities', 'is the first one sold out?'], /places|spots|date|sold out/i],
  [['toddler activities', 'how much is the third one for 5 of us?'], /\$|free/],
  [['toddler activities', 'do any of them have room for strollers?'], /stroller/],
  [['toddler activities', 'which of these allow dogs?'], /pets|any of their pages/],
  [['live music', 'what is the fine print?'], /conditions|special conditions/],
  [['live music', 'until when is it valid?'], /[Ii]t runs/],
  [['a brewery', 'do I need an ID?'], /ages 21|ID/],
  [['boat rental', 'how many people fit in it?'], /Up to 8 people/],
  [['sushi class', 'is it ok for 12 people?'], /^No, up to 10|up to 10/],
  [['a coffee tasting', 'is there a promo code for it?'], /code/],
  [['trail ride', "what's the weight limit?"], /weight limit 220 pounds/i],
  [['a haircut', 'can I just walk in there?'], /booking|book/],
  [['a haircut', 'how late is it open there tomorrow?'], /November 23|times/],
];

const onPages: readonly Case[] = [
  [['do they deliver it?'], /^Yes, you get it/, 'pierogi-delivery'],
  [['do they speak Spanish there?'], /^Yes, it’s in .*Spanish/, 'stand-up-en-espanol'],
  [['is breakfast included?'], /^Yes, that’s included: cooked breakfast/, 'alder-house-uptown'],
  [['is breakfast included?', 'can I cancel it'], /Free cancellation until 72 hours/, 'alder-house-uptown'],
  [['Is there parking here?'], /^Yes, parking is free/, 'bowling-university'],
  [['what time does it start'], /next on .*December/, 'sing-it-yourself-messiah'],
  [['is it still on?'], /^Yes, it runs/, 'bowling-university'],
  [['how do i get there without a car'], /rail|bus/, 'alder-house-uptown'],
  [
    ['who can I call?', 'what is their phone number'],
    /phone number for The Alder House/,
    'alder-house-uptown',
  ],
  [['can my 3 year old come here'], /^(?:Yes|No),/, 'goat-puppets-dilworth'],
  [['whats included and how long is it'], /Included.*takes|takes/, 'whitewater-canoe'],
  [['do we need a reservation?'], /book/, 'karaoke-room-uptown'],
  [['are there captions?'], /captions/, 'captioned-one-acts'],
  [['is this in sign language'], /^Yes,.*sign language/, 'sign-language-online'],
];

const byName: readonly Case[] = [
  // By the only deal about what the message names.
  [
    ['pottery bowl class how much, can i park there, and is dec 3 full already'],
    /\$52.*parking is free.*sold out/,
  ],
  [['that afternoon tea thing in myers park, can we just show up on thursday?'], /^No, you have to book/],
  [['could you tell me how long the massage in Dilworth takes'], /^It takes 30 minutes/],
  [
    ['vineyard tasting - dog allowed? can we bring our own bottle? til when on sunday'],
    /No, no outside bottles.*6 PM on Sunday/,
  ],
  [['mini golf', 'how much for six of us', 'and is it lit at night'], /^Its page doesn’t say/],
  [['Does Tenpin Yard have parking?'], /^Yes, parking is free/],
  [['Is the Messiah concert wheelchair accessible?'], /step-free|access/],
  [['Can I bring my dog to the NoDa mural walk?'], /pets/i],
  [['How much is the hot air balloon sunrise flight for 2 people?'], /\$.*in total|\$/],
  [['Is Sala Candela ok for kids?'], /ages|families|adults/],
];

/** A wish, the needs that it sets, and whether the first deals are known to meet them. */
const wishes: readonly (readonly [turns: readonly string[], needs: readonly string[]])[] = [
  [['somewhere wheelchair accessible for dinner'], ['step-free']],
  [['a patio where dogs are ok'], ['pets']],
  [['vegan food with free parking'], ['vegan', 'free-parking']],
  [['gluten free pizza'], ['gluten-free']],
  [['I have a nut allergy, where can we eat'], ['nut-free']],
  [['something quick, an hour at most'], ['minutes:60']],
  [['anything without a reservation'], ['no-booking']],
  [['tours in spanish'], ['spanish']],
  [['brunch with drinks included'], ['with:drinks']],
  [['an outdoor thing, rain or shine'], ['rain-or-shine']],
  [['any deals with a promo code'], ['coupon']],
  [
    ['somewhere with parking', 'and step free please'],
    ['parking', 'step-free'],
  ],
  [['step free places', 'kids are coming too'], ['step-free']],
  [['halal food', 'in University'], ['halal']],
  [['food that delivers'], ['delivery']],
];

describe('a conversation about facts', () => {
  const cases = [...aboutShown, ...onPages, ...byName].map(([turns, reply, page]) => ({
    turns,
    reply,
    page,
  }));

  it('has been tried sixty times', () => {
    expect(cases.length + wishes.length).toBeGreaterThanOrEqual(60);
  });

  it.each(cases)('$turns is answered by $reply', ({ turns, reply, page }) => {
    const answer = lastAnswer(turns, page);
    expect(answer.reply).toMatch(reply);
    expect(answer.preferences.needs).toEqual([]);
  });

  it.each(wishes)('%j asks for %j', (turns, needs) => {
    const answer = lastAnswer(turns);
    expect(answer.preferences.needs).toEqual(needs);
    expect(answer.deals.length).toBeGreaterThan(0);
  });
});
