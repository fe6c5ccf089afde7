import type { Replies } from './replies.ts';

/** What the assistant says in a city without a choice of areas, where it otherwise offers to go to another one. */
export type OnePartReplies = Pick<Replies, 'setting' | 'unlike'> & Partial<Pick<Replies, 'again'>>;
