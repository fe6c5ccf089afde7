import { describe, expect, it } from 'vitest';
import { inLanguage } from '../../../../../client/assistant/conversation/knowledge.ts';
import { wantedServiceOf } from '../../../../../client/assistant/conversation/wantedService.ts';
import { parseMessage } from '../../../../../client/assistant/understand/parseMessage.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleKnowledge } from '../support/sampleAssistant.ts';

const knowledge = sampleKnowledge([
  sampleRecord('bike', { title: 'Full bike tune-up', tags: ['bike', 'repair'], summary: 'By a mechanic.' }),
  sampleRecord('rental', {
    title: 'A bike for the weekend',
    tags: ['bike', 'rental'],
    summary: 'Two gears.',
  }),
]);

/** What `text` wants done, by the names that are looked for. */
const wanted = (text: string, shown: readonly string[] = []) => {
  const mention = wantedServiceOf(parseMessage(text, knowledge.vocabulary), shown, knowledge, text);
  return typeof mention?.value === 'string'
    ? mention.value.split('|').map((name) => name.replaceAll('\u00a0', ' '))
    : null;
};

describe('client/assistant/conversation/wantedService', () => {
  it('finds work that is wanted in the active and in the passive, beside a day', () => {
    expect(wanted('i need someone to fix my roof')?.[0]).toBe('roof repair');
    expect(wanted('can someone tow my truck tonight')?.[0]).toBe('truck service');
    expect(wanted('need my oil changed tomorrow morning')?.[0]).toBe('oil service');
    expect(wanted('where can i get my phone screen fixed, it cracked this morning')?.[0]).toBe(
      'phone screen repair',
    );
    expect(wanted('gutter repair')?.[0]).toBe('gutter repair');
  });

  it('finds what is broken beside a search, and only there', () => {
    expect(wanted('our dishwasher is leaking, anybody who can come today')?.[0]).toBe('dishwasher repair');
    expect(wanted('there is a dent in my car door, who does that')?.[0]).toBe('car door repair');
    expect(wanted('my phone is dead, sorry')).toBeNull();
  });

  it('means the deals that name both the thing and the work', () => {
    expect(wanted('my bike chain is broken, who can fix it')).toEqual([
      'bike chain repair',
      'Full bike tune-up',
    ]);
    expect(wanted('a bike for saturday')).toBeNull();
  });

  it('takes nothing for work that is done by whoever asks, or is none', () => {
    expect(wanted('i want to paint something on saturday')).toBeNull();
    expect(wanted('fix me up with something fun tonight')).toBeNull();
    expect(wanted('my teenager broke our mood')?.[0]).not.toBe('teenager repair');
    expect(wanted('can i get my money refunded')).toBeNull();
  });

  it('leaves questions about a deal that was shown to its facts, unless it is of other work', () => {
    expect(wanted('can they fix my bike', ['bike'])).toBeNull();
    expect(wanted('can they fix my phone', ['bike'])).toBeNull();
    expect(wanted('can they fix my phone', ['rental'])?.[0]).toBe('phone repair');
  });

  it('knows the same in Spanish', () => {
    const spanish = inLanguage(knowledge, 'es');
    const asked = (text: string) =>
      String(wantedServiceOf(parseMessage(text, spanish.vocabulary), [], spanish, text)?.value ?? '').split(
        '|',
      )[0];
    expect(asked('necesito que alguien me arregle el techo')).toBe('reparación de techo');
    expect(asked('se me descompuso el aire acondicionado')).toBe('reparación de aire acondicionado');
    expect(asked('necesito reparar el baño')).toBe('reparación de baño');
    expect(asked('¿dónde afilan cuchillos?')).toBe('servicio de cuchillos');
    expect(asked('quiero pintar con mi hija')).toBe('');
  });
});
