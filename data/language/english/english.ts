import type { Language } from '../language.ts';
import { distance } from './distance.ts';
import { distanceIdiom, idiom } from './idioms.ts';
import * as intents from './intents.ts';
import { lookalikes, misspelt } from './lookalikes.ts';
import * as negation from './negation.ts';
import * as people from './people.ts';
import * as places from './places.ts';
import * as price from './price.ts';
import { quickReplies, spoken } from './quickReplies.ts';
import { replies } from './replies.ts';
import * as slots from './slots.ts';
import { tags } from './tags.ts';

const { ages, parties, ...peopleRules } = people;
const { intents: intentSources, sorts, ordinals, ...intentRules } = intents;

/** All that the assistant knows about English. */
export const english: Language = {
  slots: {
    audience: slots.audienceWords,
    setting: slots.settingWords,
    intensity: slots.intensityWords,
    price: slots.priceWords,
    when: slots.whenWords,
  },
  parts: slots.partWords,
  topics: slots.interestWords,
  general: slots.generalWords,
  lookalikes,
  misspelt,
  ones: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
  weekdays: 'sunday monday tuesday wednesday thursday friday saturday',
  ordinals,
  rules: { idiom, distance, distanceIdiom, ...peopleRules, ...negation, ...price, ...places, ...intentRules },
  ages,
  parties,
  intents: intentSources,
  sorts,
  replies,
  quickReplies,
  tags,
  spoken,
};
