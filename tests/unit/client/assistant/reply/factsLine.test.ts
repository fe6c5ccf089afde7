import { describe, expect, it } from 'vitest';
import { factsLine } from '../../../../../client/assistant/reply/factsLine.ts';
import { englishChat } from '../../../../../data/language/english/chat.ts';
import { spanishChat } from '../../../../../data/language/spanish/chat.ts';
import type { DealRecord } from '../../../../../data/model/deals/dealRecord.ts';
import { sampleRecord } from '../../../../support/dealData.ts';

describe('client/assistant/reply/factsLine', () => {
  const line = (why: string, times: string, fields: Partial<DealRecord> = {}, words = englishChat) => {
    const deal = sampleRecord('soup', fields);
    return factsLine(deal, { times, area: 'Old Town', why }, words);
  };

  it('says when and where', () => {
    expect(line('', 'Today 5–9 PM')).toBe('Today 5–9 PM · Old Town');
    expect(line('', '')).toBe('Old Town');
  });

  it('says whom the price is for, if known', () => {
    expect(line('', 'Today', { priceFor: 'person' })).toBe('Today · Old Town · per person');
    expect(line('', 'Today', { priceFor: 2 })).toBe('Today · Old Town · for 2');
  });

  it('says it in the language of the conversation', () => {
    expect(line('', 'Hoy', { priceFor: 'person' }, spanishChat)).toBe('Hoy · Old Town · por persona');
    expect(line('', 'Hoy', { neighborhoods: [] }, spanishChat)).toBe('Hoy · Por toda la ciudad');
    expect(line('', '', { neighborhoods: [] }, spanishChat)).toBe('Por toda la ciudad');
  });

  it('does not repeat the reason', () => {
    expect(line('Soup, in Old Town', 'Today 5–9 PM')).toBe('Today 5–9 PM');
  });
});
