/** Questions about the assistant and the site. They are answered whatever else a message says, and are never about a deal. */
const siteTalk = [
  ...(['identity', 'trust', 'rank', 'charge', 'earn', 'codes', 'privacy', 'trouble', 'person'] as const),
  ...(['buy', 'terms', 'joked'] as const),
] as const;
export type SiteTalk = (typeof siteTalk)[number];

/** Questions whose answer no page has: scores and timetables, how full it is, what others think. */
const unknowable = ['live', 'crowd', 'review'] as const;
export type Unknowable = (typeof unknowable)[number];

const ofSite: ReadonlySet<string> = new Set(siteTalk);
const unanswered: ReadonlySet<string> = new Set(unknowable);

/** Whether an intent of the type `type` asks about the assistant or the site. */
export const isOfSite = (type: string): type is SiteTalk => ofSite.has(type);

/** Whether the page of a deal answers first what an intent of the type `type` asks of all deals, if a question about that deal has `topic`. */
export const isOfDeals = (type: SiteTalk, topic: string): boolean =>
  type === 'terms' || (type === 'codes' && topic !== 'other');

/** Whether an intent of the type `type` asks what no page tells. */
export const isUnknowable = (type: string): type is Unknowable => unanswered.has(type);
