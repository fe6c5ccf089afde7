import { chat } from '../../assistant/chat.ts';
import { hydrate } from '../../hydrate.tsx';

const startChat = (root: HTMLElement) => hydrate(root, chat);

export { startChat as start };
