import type { FactTopic } from '../../../data/language/factWords.ts';
import { accessAnswer } from './accessFacts.ts';
import { placesAnswer } from './areaFacts.ts';
import { type AnswerFact, asks } from './askedFact.ts';
import {
  bookingAnswer,
  codeAnswer,
  contactAnswer,
  extrasAnswer,
  includedAnswer,
  restrictionsAnswer,
  untilAnswer,
} from './offerFacts.ts';
import { agesAnswer, aloneAnswer, dietAnswer, groupsAnswer } from './peopleFacts.ts';
import { petsAnswer } from './petFacts.ts';
import {
  bringAnswer,
  durationAnswer,
  fulfillmentAnswer,
  languagesAnswer,
  parkingAnswer,
  refundAnswer,
  settingAnswer,
  thingAnswer,
  transitAnswer,
  weatherAnswer,
} from './practicalFacts.ts';
import { priceAnswer } from './priceFacts.ts';
import { soldOutAnswer } from './sessionFacts.ts';
import { hoursAnswer } from './timeFacts.ts';

/** Only the text of a deal may answer it. */
const textAnswer: AnswerFact = () => null;

/** How each topic is answered from fields. */
export const answersByTopic: Readonly<Record<FactTopic, AnswerFact>> = {
  parking: parkingAnswer,
  until: untilAnswer,
  soldOut: soldOutAnswer,
  duration: durationAnswer,
  hours: hoursAnswer,
  price: priceAnswer,
  ages: agesAnswer,
  // "I'm on my own, is it half then".
  alone: (asked) => (asks(asked, 'half') ? priceAnswer : aloneAnswer)(asked),
  groups: groupsAnswer,
  access: accessAnswer,
  pets: petsAnswer,
  diet: dietAnswer,
  refund: refundAnswer,
  booking: bookingAnswer,
  included: includedAnswer,
  extras: extrasAnswer,
  code: codeAnswer,
  restrictions: restrictionsAnswer,
  weather: weatherAnswer,
  bring: bringAnswer,
  fulfillment: fulfillmentAnswer,
  languages: languagesAnswer,
  transit: transitAnswer,
  place: placesAnswer,
  setting: settingAnswer,
  contact: contactAnswer,
  discount: textAnswer,
  other: thingAnswer,
};
