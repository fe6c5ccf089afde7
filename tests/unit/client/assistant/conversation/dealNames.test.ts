import { describe, expect, it } from 'vitest';
import {
  catalogNamedIn,
  dealsAboutWordsIn,
  dealsNamedIn,
  leadNamedIn,
} from '../../../../../client/assistant/conversation/dealNames.ts';
import { tokenize } from '../../../../../client/assistant/understand/tokenize.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { catalogKnowledge, sampleCatalog } from '../support/sampleCatalog.ts';

const wordsOf = (text: string) => tokenize(text, catalogKnowledge.vocabulary).text;
const namedIn = (text: string, hasContext = false) =>
  catalogNamedIn(wordsOf(text), catalogKnowledge, hasContext).map(({ slug }) => slug);

describe('client/assistant/conversation/dealNames', () => {
  it('knows a deal by most of its title', () => {
    expect(namedIn('is a sunset sail cold')).toEqual(['sail']);
    expect(namedIn('is a sunset sail cold', true)).toEqual(['sail']);
  });

  it('knows a deal by a rare word after "the" as long as no other deal is talked about', () => {
    expect(namedIn('is the massage long')).toEqual(['massage']);
    expect(namedIn('is the massage long', true)).toEqual([]);
    expect(namedIn('is a massage long')).toEqual([]);
  });

  it('knows a deal by the words before a question', () => {
    const led = (text: string) => leadNamedIn(wordsOf(text), catalogKnowledge)?.slug;
    expect(led('the massage')).toBe('massage');
    expect(led('puppet show')).toBe('puppets');
    expect(led('we would be five hungry cousins after a massage')).toBeUndefined();
  });

  it('knows a deal by a misspelled word of its title', () => {
    expect(leadNamedIn(wordsOf('the massaje'), catalogKnowledge)?.slug).toBe('massage');
    expect(namedIn('is there a show')).toEqual([]);
  });

  it('knows a deal by words of its title in their order', () => {
    expect(namedIn('is jazz in the cellar loud', true)).toEqual(['jazz-cellar']);
  });

  it('finds deals by words of their titles, the best match first', () => {
    expect(dealsNamedIn('late comedy', sampleCatalog, catalogKnowledge).map(({ slug }) => slug)).toEqual([
      'comedy-late',
    ]);
    expect(dealsNamedIn('the one with the', sampleCatalog, catalogKnowledge)).toEqual([]);
  });

  it('finds deals by their topics', () => {
    const deal = sampleRecord('lanes', { tags: ['bowling', 'rainy day'] });
    expect(dealsAboutWordsIn('the bowling one', [deal], catalogKnowledge)).toEqual([deal]);
    expect(dealsAboutWordsIn('the golf one', [deal], catalogKnowledge)).toEqual([]);
  });
});
