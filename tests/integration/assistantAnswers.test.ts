import { readdirSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { newConversation } from '../../client/assistant/conversation/conversation.ts';
import { takeTurn } from '../../client/assistant/takeTurn.ts';
import { type AnswerMark, dealQuestions, judgeAnswers } from '../eval/judgedAnswers.ts';
import { openAssistant, saturdayMorning } from '../support/askBatch.ts';
import { lastAnswer } from '../support/lastAnswer.ts';

const folder = path.join('tests', 'fixtures', 'assistant', 'answers');
const assistant = openAssistant('data/content', saturdayMorning);

/** What is answered to a question on the page of a deal. */
function answerAt(page: string, text: string): string {
  const { knowledge, context } = assistant;
  const { answer } = takeTurn(newConversation, { type: 'text', text }, knowledge, { ...context, page });
  return [answer.reply, ...answer.options].join(' ');
}

describe('the answers to questions on the page of a deal', () => {
  const judged = judgeAnswers(
    readdirSync(folder).flatMap((file) => dealQuestions(path.join(folder, file))),
    saturdayMorning,
  );
  const share = (...marks: readonly AnswerMark[]) =>
    (100 * judged.filter(({ mark }) => marks.includes(mark)).length) / judged.length;

  it('are right in nearly three of four', () => {
    expect(share('right')).toBeGreaterThanOrEqual(73);
  });

  it('seldom deny what the page tells, and seldom tell what it does not', () => {
    expect(share('denied')).toBeLessThanOrEqual(5);
    expect(share('invented')).toBeLessThanOrEqual(3);
  });
});

describe('a question on the page of a deal', () => {
  it.each([
    ['candle-south-end', 'what do you get to take home', 'two eight-ounce candles'],
    ['balloon-sunrise', 'how high does it go', 'two thousand feet'],
    ['stargazing-university', 'what will we see', 'Four telescopes'],
    ['free-museum-hour', 'what’s the lock museum', 'Two floors of locks and keys'],
  ])('is about that deal: %s | %s', (page, question, told) => {
    expect(answerAt(page, question)).toContain(told);
  });

  it.each(['pizza tonight', 'what can we do tomorrow with kids', 'something cheaper'])(
    'is none if it wishes for deals: %s',
    (wish) => {
      expect(answerAt('manicure-myers-park', wish)).toMatch(/[Tt]ry “/);
    },
  );
});

describe('a question that asks for an amount', () => {
  it.each([['goat-morning', 'how many goats do they have']])(
    'is not answered by a line without one: %s | %s',
    (page, question) => {
      expect(answerAt(page, question)).toMatch(/I’m not sure|page doesn’t say/);
    },
  );

  it('is answered by the line that counts it', () => {
    expect(answerAt('cupcake-class-elizabeth', 'how many cupcakes does each kid get')).toContain(
      'six cupcakes',
    );
  });
});

describe('a question about nuts', () => {
  it.each([
    'does it have peanuts',
    'do they use nuts in the kitchen',
    'are there nuts in it',
    '¿lleva nueces?',
  ])('is not answered by other diets, and comes with the caution: %s', (question) => {
    const reply = answerAt('vegan-platter-plaza-midwood', question);
    expect(reply).not.toMatch(/vegan|vegano/);
    expect(reply).toMatch(/can’t promise|no puedo asegurarte/);
  });

  it('is not answered by whom a deal is good for', () => {
    expect(
      answerAt('vegan-platter-plaza-midwood', 'my son has a peanut allergy, can he eat there'),
    ).not.toContain('Yes');
  });
});

describe('what the page does not say', () => {
  it('comes with what is nearest, once in a conversation', () => {
    const near = 'yoga | do teachers get a special price';
    expect(lastAnswer(near, assistant).reply).toContain('Closest on its page');
    expect(lastAnswer(`${near} | do teachers get a special price`, assistant).reply).not.toContain('Closest');
  });

  it('has nothing near to it where somebody might come to harm', () => {
    expect(lastAnswer('ghost walk | is it good for a pregnant woman', assistant).reply).not.toContain(
      'Closest',
    );
  });

  it('is no conditions, restroom or parking where only others are told', () => {
    expect(answerAt('karaoke-room-uptown', 'is there a dress code')).not.toContain('menu prices');
    expect(answerAt('canvas-tent', 'is there a toilet')).not.toContain('step-free');
    expect(answerAt('quartet-elizabeth', 'is there parking close to the door')).toContain(
      'I don’t know about parking',
    );
  });
});

describe('a line of what is included', () => {
  it('is told in a sentence', () => {
    expect(answerAt('axe-throwing-south-end', 'are other people in our lane')).toBe(
      'It includes: a lane of your own.',
    );
  });
});

describe('whether what was bought expires', () => {
  it('is told before how long the offer runs', () => {
    expect(answerAt('yoga-five-south-end', 'do they expire?')).toMatch(
      /^The six months start .* It runs until/,
    );
  });
});
