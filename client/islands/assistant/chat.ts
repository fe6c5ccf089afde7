import { defineIsland } from '../island.tsx';
import { Chat } from './Chat.tsx';

/** The assistant in a page: it greets, takes a question, and becomes a conversation in its place. */
export const chat = defineIsland('chat', 'interaction', Chat);
