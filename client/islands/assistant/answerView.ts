/*
 * What shows answers: their deals, what can be done with them, and what the assistant has understood; and what is
 * said of long messages. Browsers load it together with the assistant's engine, which comes before any answer.
 */
export { AnswerDeals } from './AnswerDeals.tsx';
export { lengthNote } from './lengthNote.ts';
export { PreferenceChips } from './PreferenceChips.tsx';
export { LocationPrompt, ReplyTools } from './ReplyActions.tsx';
export { ToLatest } from './ToLatest.tsx';
export { withLinks } from './withLinks.tsx';
