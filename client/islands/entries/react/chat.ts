import { chat } from '../../assistant/chat.ts';
import { hydrate } from '../../hydrate.tsx';

export const start = (root: HTMLElement) => hydrate(root, chat);
