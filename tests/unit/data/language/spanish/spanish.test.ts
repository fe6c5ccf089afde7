import { describe, expect, it } from 'vitest';
import { english } from '../../../../../data/language/english/english.ts';
import type { Language } from '../../../../../data/language/language.ts';
import type { LanguagePack } from '../../../../../data/language/languagePack.ts';
import { spanishErrands } from '../../../../../data/language/spanish/glossary/errands.ts';
import { spanishEvents } from '../../../../../data/language/spanish/glossary/events.ts';
import { spanishFood } from '../../../../../data/language/spanish/glossary/food.ts';
import { spanishOutings } from '../../../../../data/language/spanish/glossary/outings.ts';
import { spanish } from '../../../../../data/language/spanish/spanish.ts';

type Mirrored = Pick<Language & LanguagePack, keyof Language & keyof LanguagePack>;

const named = (pairs: readonly (readonly [name: string, ...rest: unknown[]])[]) =>
  pairs.map(([name]) => name);

/** Names of what a language has phrases for, by the part of it. */
const parts: Readonly<Record<string, (language: Mirrored) => readonly string[]>> = {
  'wishes by facts': ({ facts }) => named(facts.needs),
  'topics of questions': ({ facts }) => named(facts.topics),
  'things that are included': ({ facts }) => Object.keys(facts.included),
  intents: ({ intents }) => named(intents),
  'orders of lists': ({ sorts }) => named(sorts),
  occasions: ({ occasions }) => named(occasions.occasions),
  'what people cannot do': ({ occasions }) => named(occasions.cautions),
  'what people avoid': ({ aversions }) => Object.keys(aversions),
  rules: ({ rules }) => Object.keys(rules),
  replies: ({ replies }) => Object.keys(replies),
  'kinds of reasons': ({ suits }) => Object.keys(suits),
  'values of slots': ({ slots }) =>
    Object.entries(slots).flatMap(([slot, values]) =>
      Object.keys(values).map((value) => `${slot}: ${value}`),
    ),
  ordinals: ({ ordinals }) => [...new Set(Object.values(ordinals))].map(String),
};

describe('data/language/spanish/spanish', () => {
  it.each(Object.keys(parts))('has the same %s as English', (part) => {
    const namesIn = (language: Mirrored) => [...new Set(parts[part]?.(language))].sort();
    expect(namesIn(spanish)).toEqual(namesIn(english));
  });

  it('names each topic of its glossary in words, none of them twice', () => {
    for (const [topic, phrases] of Object.entries(spanish.glossary)) {
      const list = phrases.split('|');
      expect(list, topic).not.toContain('');
      expect(new Set(list).size, topic).toBe(list.length);
    }
  });

  it('has no topic in two parts of its glossary, of which one would be lost', () => {
    const topics = [spanishErrands, spanishEvents, spanishFood, spanishOutings].flatMap(Object.keys);
    expect(Object.keys(spanish.glossary)).toHaveLength(topics.length);
  });
});
