import { topicTest } from '../conversation/topicTest.ts';
import type { Turn } from '../conversation/turn.ts';
import { phrase } from '../reply/phrases.ts';

/** The first letters of names: "St Patrick's Day", "Cinco de Mayo". */
const initials = /(?<![\p{L}'’])\p{Ll}(?=\p{L}{2}|t\b)/gu;

/**
 * Says that no deal is about the feast that a message names, as what comes is only there on its day. Empty if one is, if a guide is
 * to these days, or if the message says what it wants for the feast: "Easter brunch".
 */
export function feastLead({ understanding, preferences, named: { dates }, text, ...turn }: Turn): string {
  const { feast = null, mentions = [] } = understanding ?? {};
  if (feast === null || preferences.interests.length > 0 || preferences.occasion) return '';
  const { data } = turn.knowledge;
  const hasGuide = data.guides.some(({ date }) => dates && date && dates.first <= date && date <= dates.last);
  // Titles have its apostrophe, which the words of a message have lost: "New Year’s Eve".
  const names = [feast, feast.replace(/s(?= |$)/g, '.s')];
  if (hasGuide || data.deals.some(topicTest(names, turn.knowledge))) return '';
  const day = mentions.find(({ slot, polarity }) => slot === 'time' && polarity === 'for');
  const said = (day && dates ? text.slice(day.start, day.end) : feast).split(' ');
  // Of "this Easter" and "el Día de San Patricio", only the feast has capitals.
  const first = said.length - feast.replace(' .', '').split(' ').length;
  const words = said.map((word, at) =>
    at < first ? word : word.replace(initials, (letter) => letter.toUpperCase()),
  );
  return phrase('noFeast', turn, { feast: words.join(' ').replace("'", '’') });
}
