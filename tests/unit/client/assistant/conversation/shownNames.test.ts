import { describe, expect, it } from 'vitest';
import {
  isOfOtherKind,
  loneDeal,
  shownNamedIn,
} from '../../../../../client/assistant/conversation/shownNames.ts';
import { tokenize } from '../../../../../client/assistant/understand/tokenize.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { catalogKnowledge } from '../support/sampleCatalog.ts';

const wordsOf = (text: string) => tokenize(text, catalogKnowledge.vocabulary).text;

describe('client/assistant/conversation/shownNames', () => {
  it('knows the one of several by whom it is for, and where', () => {
    const lessons = [
      sampleRecord('grown', { title: 'Lessons for adults', neighborhoods: ['harbor'] }),
      sampleRecord('small', { title: 'Lessons for one child', neighborhoods: ['old-town'] }),
    ];
    const meant = (text: string) => loneDeal(shownNamedIn(wordsOf(text), lessons, catalogKnowledge))?.slug;
    expect(meant('how much is the one for children')).toBe('small');
    expect(meant('how much is the one for adults')).toBe('grown');
    expect(meant('when does the one in the harbor start')).toBe('grown');
    expect(meant('how much is the one for dogs')).toBeUndefined();
  });

  it('knows several that a message names alike, and none where it names none', () => {
    const cuts = [
      sampleRecord('barber', { title: 'Cut and shave' }),
      sampleRecord('salon', { title: 'Cut and blow-dry' }),
      sampleRecord('nails', { title: 'Manicure' }),
    ];
    const meant = (text: string) =>
      shownNamedIn(wordsOf(text), cuts, catalogKnowledge).map(({ slug }) => slug);
    expect(meant('how long is the manicure')).toEqual(['nails']);
    expect(meant('how long does it take')).toEqual([]);
  });

  it('knows a question about another kind of deal than those shown', () => {
    const isOther = (text: string) =>
      isOfOtherKind(
        wordsOf(text),
        [sampleRecord('wine', { title: 'Wine', tags: ['wine'] })],
        false,
        catalogKnowledge,
      );
    expect(isOther('when does the sushi open')).toBe(true);
    expect(isOther('when does the wine open')).toBe(false);
    expect(isOther('when does it open')).toBe(false);
  });
});
