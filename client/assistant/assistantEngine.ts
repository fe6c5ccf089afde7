/*
 * The assistant on the device. Browsers load it together with the deals but apart from the chat, so that visitors can see a
 * conversation and type a question before it has arrived.
 */

export { openingOn } from './answers/opening.ts';
export { createKnowledge } from './conversation/knowledge.ts';
export { inLanguageOf, withLanguageOf } from './conversation/languageOf.ts';
export { loadPageLines } from './facts/loadFactDesk.ts';
export { nextTimes } from './reply/nextTimes.ts';
export { takeTurnWithFacts } from './takeTurnWithFacts.ts';
export { turnContextOf } from './turnContext.ts';
export { warmUp } from './warmUp.ts';
