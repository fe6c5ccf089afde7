const second = 1000;

/** Pauses before the second, third and fourth attempt, in milliseconds. */
export const pauses: readonly number[] = [5 * second, 20 * second, 60 * second];

export const shortestPause = second;

/** The longest pause that a server may ask for; who asks for more is asked another day. */
export const longestPause = 120 * second;

/** A server's answer that may be another one later: too many requests, or a fault of its own. */
export const isPassing = (status: number) => status === 429 || status >= 500;
