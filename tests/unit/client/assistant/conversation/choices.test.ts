import { describe, expect, it } from 'vitest';
import { namedChoices } from '../../../../../client/assistant/conversation/choices.ts';
import { newConversation } from '../../../../../client/assistant/conversation/conversation.ts';
import { catalogKnowledge } from '../support/sampleCatalog.ts';

const choices = (text: string, compares = false, latest: readonly string[] = []) =>
  namedChoices(text, compares, { ...newConversation, latest }, catalogKnowledge).map(({ slug }) => slug);

describe('client/assistant/conversation/choices', () => {
  it('knows the deals between which somebody chooses, shown or not', () => {
    expect(choices('the late comedy or that puppet show')).toEqual(['comedy-late', 'puppets']);
    expect(choices('hi, the sunset sail vs the puppet show, thanks')).toEqual(['sail', 'puppets']);
  });

  it('takes "and" or "with" for a choice only where somebody compares', () => {
    expect(choices('the late comedy and that puppet show')).toEqual([]);
    expect(choices('compare the late comedy with the puppet show', true)).toEqual(['comedy-late', 'puppets']);
  });

  it('compares one with the deal in question', () => {
    expect(choices('compare it to the puppet show', true, ['sail'])).toEqual(['sail', 'puppets']);
    expect(choices('compare it to the sunset sail', true, ['sail'])).toEqual([]);
  });

  it('finds no choice between things or between one and the same', () => {
    expect(choices('comedy or jazz')).toEqual([]);
    expect(choices('the sunset sail or the sunset sail')).toEqual([]);
    expect(choices('the sunset sail or a spaceship')).toEqual([]);
    expect(choices('hello', true)).toEqual([]);
  });
});
