import type { Language } from '../language.ts';
import { englishAversions } from './aversions.ts';
import { englishChat } from './chat.ts';
import { englishChips } from './chips.ts';
import * as clauses from './clauses.ts';
import { dates } from './dates.ts';
import { distance } from './distance.ts';
import { englishEmoji } from './emoji.ts';
import { englishEndings } from './endings.ts';
import { englishFacts } from './facts.ts';
import { distanceIdiom, idiom } from './idioms.ts';
import { idleWords } from './idle.ts';
import * as intents from './intents.ts';
import * as joints from './joints.ts';
import { englishKinds } from './kinds.ts';
import { lookalikes, misspelt } from './lookalikes.ts';
import { englishMeals } from './meals.ts';
import { englishMoveReplies } from './moveReplies.ts';
import * as moves from './moves.ts';
import * as negation from './negation.ts';
import { englishNumbers } from './numbers.ts';
import { englishOccasions } from './occasions.ts';
import { englishOpening } from './opening.ts';
import * as people from './people.ts';
import * as places from './places.ts';
import * as price from './price.ts';
import { quickReplies } from './quickReplies.ts';
import { englishReasons } from './reasons.ts';
import * as rejections from './rejections.ts';
import { replies } from './replies.ts';
import * as requests from './requests.ts';
import { englishResultReplies } from './resultReplies.ts';
import { englishServices } from './services.ts';
import { englishShorthand } from './shorthand.ts';
import { englishSigns } from './signs.ts';
import * as slots from './slots.ts';
import { englishSpelling } from './spelling.ts';
import { englishSuits } from './suits.ts';
import { tags } from './tags.ts';
import { englishTimes } from './times.ts';

const { ages, parties, ...peopleRules } = people;
const { intents: intentSources, sorts, ordinals, ...intentRules } = intents;
const { moveIntents, ...moveRules } = moves;

/** All that the assistant knows about English. */
export const english: Language = {
  tag: 'en',
  signs: englishSigns,
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
  kinds: englishKinds,
  meals: englishMeals,
  vague: slots.vagueWords,
  linking: slots.linkingWords,
  topicForms: { ending: '(?:ies|es|s|y)$', others: '(?:s|es|y|ies|ing)?' },
  verbs: slots.verbWords,
  proper:
    'indian thai korean chinese japanese vietnamese filipino mexican italian french spanish german english portuguese greek turkish lebanese ethiopian moroccan persian russian polish irish cuban peruvian brazilian caribbean jamaican mediterranean american latin arabic hebrew christmas easter halloween thanksgiving',
  lookalikes,
  misspelt,
  idle: idleWords,
  symbols: { '&': 'and', '+': 'and', '<': 'under', '>': 'over', '→': 'to' },
  emoji: englishEmoji,
  shorthand: englishShorthand,
  numbers: englishNumbers,
  endings: englishEndings,
  spelling: englishSpelling,
  determiners: '',
  digitWord: '2(?:day|nite|night|morrow|moro)\\b',
  weekdays: 'sunday monday tuesday wednesday thursday friday saturday',
  dates,
  ordinals,
  rules: {
    idiom,
    distance,
    distanceIdiom,
    ...peopleRules,
    ...negation,
    ...rejections,
    ...price,
    ...places,
    ...intentRules,
    staff: intents.staff,
    ...requests,
    ...joints,
    ...moveRules,
    ...clauses,
  },
  ages,
  parties,
  intents: [...moveIntents, ...intentSources],
  aversions: englishAversions,
  services: englishServices,
  sorts,
  replies: { ...replies, ...englishMoveReplies, ...englishResultReplies },
  facts: englishFacts,
  quickReplies,
  tags,
  occasions: englishOccasions,
  plan: {
    morning: 'Morning',
    lunch: 'Lunch',
    afternoon: 'Afternoon',
    dinner: 'Dinner',
    evening: 'Evening',
  },
  times: englishTimes,
  chips: englishChips,
  chat: englishChat,
  opening: englishOpening,
  reasons: englishReasons,
  suits: englishSuits,
  conjunctions: { and: 'and', or: 'or' },
  // A comma or a period stands inside quotation marks.
  euphony: [['([^.,!?…])”([,.])', '$1$2”']],
};
