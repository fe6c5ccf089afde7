import { describe, expect, it } from 'vitest';
import { unknownThingOf } from '../../../../../client/assistant/conversation/unknownThing.ts';
import { parseMessage } from '../../../../../client/assistant/understand/parseMessage.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleKnowledge } from '../support/sampleAssistant.ts';

const knowledge = sampleKnowledge([
  sampleRecord('bowling', {
    title: 'Two hours of bowling',
    tags: ['bowling'],
    summary: 'Shoes from the counter.',
  }),
]);

/** The unknown thing for which `text` asks. */
const asked = (text: string) =>
  unknownThingOf(parseMessage(text, knowledge.vocabulary), knowledge, text)?.value ?? null;

describe('client/assistant/conversation/unknownThing', () => {
  it('names what no phrase and no deal knows where a message plainly asks for it', () => {
    expect(asked('do you have a locksmith')).toBe('locksmith');
    expect(asked('where can I get upholstery for my chairs?')).toBe('upholstery');
  });

  it('names it beside a day, of which a category is only a guess, and whichever words ask for it', () => {
    expect(asked('could you find us a limo for saturday night')).toBe('limo');
    expect(asked('is there a locksmith open right now')).toBe('locksmith');
    expect(asked('looking to get botox')).toBe('botox');
    expect(asked('do you know somebody who sells zippers')).toBe('zippers');
    expect(asked('find us something for saturday')).toBeNull();
    expect(asked('locksmith saturday')).toBeNull();
  });

  it('takes no word of a deal for unknown', () => {
    expect(asked('do you have bowling')).toBeNull();
    expect(asked('looking for shoes')).toBeNull();
  });

  it('takes no word for a thing that is not asked for', () => {
    expect(asked('the locksmith was late')).toBeNull();
    expect(asked('I need to vent')).toBeNull();
    expect(asked('we need inspiration')).toBeNull();
  });

  it('names what a message is no more than the name of', () => {
    expect(asked('locksmith')).toBe('locksmith');
    expect(asked('hi, laptop repair please')).toBeNull();
    expect(asked('laptop repair')).toBe('laptop repair');
    expect(asked('a birthday clown near me')).toBe('birthday clown');
    expect(asked('roof leak')).toBe('roof leak');
    expect(asked('scuba lessons')).toBe('scuba lessons');
  });

  it('takes no exclamation, no letters at random and nothing beside a known thing for a name', () => {
    expect(asked('whoa yikes')).toBeNull();
    expect(asked('asdfgh')).toBeNull();
    expect(asked('bowling alley')).toBeNull();
    expect(asked('sorry, I meant the other')).toBeNull();
  });

  it('names nothing beside a thing that is known', () => {
    expect(asked('I need a locksmith, then bowling')).toBeNull();
  });
});
