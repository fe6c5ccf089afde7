import { defineIsland } from '../island.tsx';
import { Chat } from './Chat.tsx';

/** The assistant in a page. It becomes interactive when the visitor touches it. */
export const chat = defineIsland('chat', 'interaction', Chat);
