/** How deals are presented, and what is said of what is missing; see `Replies`. */
export interface ResultReplies {
  /** Present the first deal: without, and with what the visitor wants, {wish}. {because} is why, or only a point. */
  readonly results: readonly string[];
  readonly resultsFor: readonly string[];
  /** Present the first deal for one of several things, {wish}, whose name may need an article in a sentence. */
  readonly resultsOf: readonly string[];
  /** As `resultsFor`, after words about the time. */
  readonly resultsThen: readonly string[];
  /** Deals after the words that none is about what was named. */
  readonly resultsInstead: readonly string[];
  readonly cheaper: readonly string[];
  readonly more: readonly string[];
  readonly else: readonly string[];
  readonly surprise: readonly string[];
  readonly top: readonly string[];
  readonly cheapest: readonly string[];
  /** Says that the deals are not known to meet some {needs}, or to have room for {count} people. The only one is of {vendor}; {all} is empty for several. */
  readonly unsure: readonly string[];
  /** Say that pages deny {needs}, and that one cannot come without booking. */
  readonly lacking: readonly string[];
  readonly mustBook: readonly string[];
  /** Says that pages do not tell whether there is anything {needs} to eat. */
  readonly unsureDiet: readonly string[];
  /** No page of the deals speaks of the diets {needs}. */
  readonly noneOfDiet: readonly string[];
  /** To somebody who speaks of an allergy: one cannot promise, and the {vendor} has to know. */
  readonly allergy: readonly string[];
  readonly unsureGroup: readonly string[];
  /** Says that a need cannot be checked. */
  readonly need: readonly string[];
  /** Begins an answer with the days and hours {when} that the message named. */
  readonly timeNamed: readonly string[];
  /** Says before the deals of a {feast} that none is about it. */
  readonly noFeast: readonly string[];
  /** Above the deals for the parts of the day {when}. */
  readonly plan: readonly string[];
  /** With what all of it costs, and for how many. */
  readonly planSum: readonly string[];
  readonly planTotal: readonly string[];
  /** Nothing takes place at the time {when}; with the {nearest} day on which something does. */
  readonly noneThen: readonly string[];
  /** Nothing takes place at the {hours} of the day {day}. */
  readonly noneAtHours: readonly string[];
  /** The deal {title} would meet all wishes on the day {nearest}. */
  readonly otherDay: readonly string[];
  /** The named days {when} are over. */
  readonly pastDays: readonly string[];
  /** The part of today {when} is over; the deals are for the rest of it. */
  readonly pastPart: readonly string[];
  /** Says that no deal is in a {place} out of town. */
  readonly elsewhere: readonly string[];
  /** Says that no deal is known to be in some {place}: "near the airport". */
  readonly unplaced: readonly string[];
  /** Says that no deal is about some {topics}, and that none is near. */
  readonly noSuch: readonly string[];
  /** To who wants to eat out: that {topics} is only taught in a class, {title}, and what restaurant, {title}, there is. */
  readonly onlyClass: readonly string[];
  readonly eatElsewhere: readonly string[];
  /** Says that no deal is about some {topics}. */
  readonly unknown: readonly string[];
  /** The deal {title}, about something that no deal has now, has not begun: {description} says from when. */
  readonly coming: readonly string[];
  /** Names the guide with a {title} to the holiday that a message is about. */
  readonly guide: readonly string[];
  /** The last day of a deal, beside it: {until}. */
  readonly endsOn: readonly string[];
  /** Above the deals that end {when}; that none does; above those that end next. */
  readonly endsThen: readonly string[];
  readonly noneEnds: readonly string[];
  readonly endsNext: readonly string[];
  /** Deals about {topics} miss something else, or the time {when}. */
  readonly noneFits: readonly string[];
  readonly noneFitsThen: readonly string[];
  /** The deals about {topics}, or those for the time {when}, have all been shown. */
  readonly noMore: readonly string[];
  readonly noMoreThen: readonly string[];
  /**
   * Says what keeps those who come from the deal {title}: it is for ages {from} and over, or up to {to}; takes at least {least} people, or
   * at most {most}; or goes not with a {need}.
   */
  readonly unsuited: readonly string[];
  /** To one person: the price at {vendor} is for two. */
  readonly forTwo: readonly string[];
  /** Says that the deals are not marked for children, who are coming. */
  readonly unmarked: readonly string[];
  /** Says which {wishes} the deals do not meet: "under $50 and in Old Town". */
  readonly relaxed: readonly string[];
  /** Says that all deals that fit were already shown. */
  readonly again: readonly string[];
}
