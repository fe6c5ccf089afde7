import type { LanguagePack } from '../languagePack.ts';
import { spanishAversions } from './aversions.ts';
import { spanishChat } from './chat.ts';
import { spanishClauses } from './clauses.ts';
import { spanishDates } from './dates.ts';
import { spanishEmoji } from './emoji.ts';
import { spanishFacts } from './facts.ts';
import { spanishGlossary } from './glossary.ts';
import { spanishIdiom } from './idioms.ts';
import { spanishIdle } from './idle.ts';
import { spanishIntents, spanishOrdinals, spanishRequests, spanishSorts } from './intents.ts';
import { spanishIntroduction } from './introduction.ts';
import { spanishFalseFriends, spanishLookalikes, spanishMisspelt } from './lookalikes.ts';
import { spanishMoveReplies } from './moveReplies.ts';
import { spanishMoveIntents, spanishMoveRules } from './moves.ts';
import { spanishNegation } from './negation.ts';
import { spanishEndings, spanishNumbers } from './numbers.ts';
import { spanishOccasions } from './occasions.ts';
import { spanishOpening } from './opening.ts';
import { spanishAges, spanishParties, spanishPeople } from './people.ts';
import {
  spanishChips,
  spanishEuphony,
  spanishFirstReplies,
  spanishQuickReplies,
  spanishReasons,
  spanishTimes,
} from './phrasing.ts';
import { spanishPlaces } from './places.ts';
import { spanishPrice } from './price.ts';
import { spanishRejections } from './rejections.ts';
import { spanishReplies } from './replies.ts';
import { spanishResultReplies } from './resultReplies.ts';
import { spanishServices } from './services.ts';
import { spanishShorthand } from './shorthand.ts';
import { spanishParts, spanishSlots } from './slots.ts';
import { spanishSpelling } from './spelling.ts';
import { spanishSuits } from './suits.ts';
import { spanishWares } from './wares.ts';

/** All that the assistant knows about Spanish as it is spoken in the United States. */
export const spanish: LanguagePack = {
  tag: spanishIntroduction.tag,
  slots: spanishSlots,
  glossary: spanishGlossary,
  falseFriends: spanishFalseFriends,
  wares: spanishWares,
  proper: '',
  lookalikes: spanishLookalikes,
  misspelt: spanishMisspelt,
  idle: spanishIdle,
  symbols: { '&': 'y', '+': 'y', '<': 'under', '>': 'over', '→': 'a' },
  emoji: spanishEmoji,
  shorthand: spanishShorthand,
  numbers: spanishNumbers,
  endings: spanishEndings,
  spelling: spanishSpelling,
  determiners: 'el la los las al mi mis tu tus su sus un una nuestro nuestra',
  digitWord: '2(?:day|nite|night)\\b',
  parts: spanishParts,
  weekdays: 'domingo lunes martes miercoles jueves viernes sabado',
  dates: spanishDates,
  ordinals: spanishOrdinals,
  rules: {
    idiom: spanishIdiom,
    ...spanishPeople,
    ...spanishNegation,
    ...spanishRejections,
    ...spanishPrice,
    ...spanishPlaces,
    ...spanishRequests,
    ...spanishMoveRules,
    ...spanishClauses,
  },
  ages: spanishAges,
  parties: spanishParties,
  intents: [...spanishMoveIntents, ...spanishIntents],
  aversions: spanishAversions,
  services: spanishServices,
  sorts: spanishSorts,
  replies: { ...spanishReplies, ...spanishMoveReplies, ...spanishResultReplies },
  facts: spanishFacts,
  quickReplies: spanishQuickReplies,
  firstReplies: spanishFirstReplies,
  plan: {
    morning: 'Por la mañana',
    lunch: 'Almuerzo',
    afternoon: 'Por la tarde',
    dinner: 'Cena',
    evening: 'Por la noche',
  },
  times: spanishTimes,
  chips: spanishChips,
  chat: spanishChat,
  opening: spanishOpening,
  reasons: spanishReasons,
  suits: spanishSuits,
  occasions: spanishOccasions,
  conjunctions: { and: 'y', or: 'o' },
  euphony: spanishEuphony,
};
