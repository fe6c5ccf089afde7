/*
 * What the guide thinks with. Browsers load it apart from what shows the chat, together with the deals: a conversation can
 * be seen, and a question typed, before it is there.
 */
export { chipsOf } from './conversation/chips.ts';
export { createKnowledge } from './conversation/knowledge.ts';
export { takeTurn } from './takeTurn.ts';
