/*
 * The assistant itself. Browsers load it apart from the chat's interface, together with the deals, so that visitors can
 * see a conversation and type a question before it has arrived.
 */
export { chipsOf } from './conversation/chips.ts';
export { createKnowledge } from './conversation/knowledge.ts';
export { takeTurn } from './takeTurn.ts';
