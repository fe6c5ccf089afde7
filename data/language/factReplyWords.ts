import type { FactTopic } from './factWords.ts';
import type { Source } from './rules.ts';
import type { TopicModel, TopicWords } from './topicModel.ts';

/** What answers about deals are made of in a language. Browsers load it only when a visitor asks about a deal. */
export interface FactReplies {
  /** Tells which fact a question asks for. */
  readonly topicWords: TopicWords;
  readonly topicModel: TopicModel;
  /** The words that questions have most often, the most frequent first, with spaces between. */
  readonly common: string;
  readonly details: QuestionDetails;
  /** Finds the sentences of a deal's text about a topic, where no field has the answer: in the language of the site. */
  readonly sentences: Readonly<Partial<Record<FactTopic | Matter, Source>>>;
  /** A sentence that says that something is not in the price: in the language of the site, too. */
  readonly denies: Source;
  /** In a note: what it is about is advice, and no rule. */
  readonly advises: Source;
  /** Words that deny what follows them, what keeps that to some cases after it, and sentences that nothing is needed; all in the language of the site. */
  readonly negates: Source;
  readonly confines: Source;
  readonly needless: Source;
  /** A sentence that an adult has to be with children, below the age in its group; in the language of the site. */
  readonly accompanied: Source;
  /** In a note: it holds for some only. And the parts of a building that `partOfAccess` names, in the order of its groups; in the language of the site. */
  readonly partly: Source;
  /** In a note: it is for groups from the number in its group on. */
  readonly ofCrowds: Source;
  readonly partsOfAccess: readonly Source[];
  /** A sentence that allows something, without a condition: in the language of the site, too. */
  readonly permits: Source;
  /** What a number before it does not count people: nights, dollars. */
  readonly units: Source;
  /**
   * How people are counted, each with for how many a number, or none, stands: first all together, then the children, then others.
   */
  readonly heads: readonly (readonly [each: number, source: Source])[];
  /** A sentence by which children under an age, its group, are free, and one that says so of only one; in the language of the site, too. */
  readonly freeUnder: Source;
  readonly onlyOne: Source;
  /** A sentence that says what `each` of those costs who are more than a price is for, `child` if they have to be children; in the language of the site, too. */
  readonly extraEach: Source;
  /** A sentence that limits a weight or a size, the most in its group; in the language of the site, too. */
  readonly limits: Source;
  /** A sentence about what is beyond such a limit, with how much more that costs in its group, if it says so. */
  readonly beyond: Source;
  /** Sentences that limit how many can come, the most in its group, of one to a party, and for the first time only; as above. */
  readonly mostGuests: Source;
  readonly oncePer: Source;
  readonly firstOnly: Source;
  /** The endings of words that differ by them only: "shared", "sharing"; in the language of the site, too. */
  readonly endings: Source;
  /** Words of questions and of pages that mean about the same, those of a group after "|": "coins" and "tokens". */
  readonly kin: string;
  /** Words for whom or what something is good, in questions and on pages, grouped as `kin`: "romantic" and "couples". */
  readonly suits: string;
  readonly answers: FactAnswers;
}

/** Particulars that visitors ask about and that only the text of a deal tells. */
export type Matter =
  | 'byCar'
  | 'onFoot'
  | 'tip'
  | 'tax'
  | 'fee'
  | 'adult'
  | 'extraPerson'
  | 'childPrice'
  | 'unit'
  | 'atHome'
  | 'shower'
  | 'ownRoom'
  | 'locker'
  | 'wifi'
  | 'ownFood'
  | 'alcohol'
  | 'rude'
  | 'noise'
  | 'crowd'
  | 'seat'
  | 'beginner'
  | 'gear'
  | 'late'
  | 'share'
  | 'together'
  | 'reentry'
  | 'forKids'
  | 'size'
  | 'loss'
  | 'overtime'
  | 'sensory'
  | 'cash'
  | 'fuel'
  | 'signal'
  | 'returns'
  | 'party'
  | 'identity'
  | 'arrival'
  | 'heat'
  | 'doors'
  | 'pregnancy'
  | 'partner'
  | 'rain'
  | 'howOften'
  | 'sober'
  | 'swap'
  | 'footwear'
  | 'food'
  | 'meat'
  | 'allergen'
  | 'toilet'
  | 'perNight'
  | 'spread'
  | 'useBy'
  | 'checkout'
  | 'dress'
  | 'company'
  | 'keep'
  | 'measure'
  | 'distance'
  | 'route';

/** What a question about a deal asks for more exactly. */
export interface QuestionDetails {
  /** What time or place of the day a question names. */
  readonly now: Source;
  /** Asks of a time that was said before, and until when something goes on. */
  readonly thatTime: Source;
  readonly lasts: Source;
  /** Says no more than that one comes or that it is on: "can we join at 7". */
  readonly comes: Source;
  /** Asks for a number of things. */
  readonly howMany: Source;
  readonly today: Source;
  /** Asks of a late hour that was said before, or is meant. */
  readonly thatLate: Source;
  /** Means a weekday of all weeks. */
  readonly weekly: Source;
  /** Means the evening of today. */
  readonly tonight: Source;
  readonly tomorrow: Source;
  readonly weekend: Source;
  /** Asks for the months in which it takes place, for the last of its dates, whether there are no others. */
  readonly season: Source;
  readonly last: Source;
  /** Asks for other times than those that were shown. */
  /** The next one after this. */
  readonly next: Source;
  readonly afterToday: Source;
  readonly otherTimes: Source;
  /** Asks for one of what one price is for. */
  readonly oneSeat: Source;
  /** Asks of something for children, and who comes without a pet. */
  readonly ofKids: Source;
  readonly petless: Source;
  /** Asks whether all of a price for several is to be paid. */
  readonly payFor: Source;
  /** What one gets in by, each part in a group: an elevator, a ramp, a place for a wheelchair. */
  readonly partOfAccess: Source;
  /** Asks whether there is a limit, whatever it is. */
  readonly aLimit: Source;
  /** Asks about what comes after the first time: "every two weeks". */
  readonly again: Source;
  /** Asks when it closes. */
  readonly closes: Source;
  readonly only: Source;
  /** Asks for what nobody here can promise: that something is safe for somebody. */
  readonly safe: Source;
  /** Asks for no fee, for what comes after, for everybody together. */
  readonly free: Source;
  readonly walkIn: Source;
  readonly how: Source;
  /** Asks for a way through the web. */
  readonly online: Source;
  readonly total: Source;
  /** Asks how many of it so many people need. */
  readonly enough: Source;
  /** Asks for what several deals cost together. */
  readonly sum: Source;
  /** Says an amount to be confirmed: "$38 for both, right". */
  readonly amount: Source;
  readonly perPerson: Source;
  /** The price times a number, the two in its groups, and the thing of which it asks the price of one, in its group. */
  readonly product: Source;
  /** Asks whether a price is under, or over (group `over`), an amount (`limit`). */
  readonly limit: Source;
  readonly ofOne: Source;
  readonly kids: Source;
  /** Names a place with a roof: "inside". */
  readonly inside: Source;
  /** Says that children come without adults: "without me", "on their own". */
  readonly unaccompanied: Source;
  /** Asks when what takes place is over, not the offer. */
  readonly ends: Source;
  /** Asks for half of a price. */
  readonly half: Source;
  /** Asks how much is saved. */
  readonly saves: Source;
  /**
   * Counts what is bought: "3 of those", "2 lanes", "both nights". Its groups are the number, what is counted, and that again if
   * anything may be in it: "2 boxes".
   */
  readonly pieces: Source;
  /** Asks whether there are steps. */
  readonly stairs: Source;
  /** Speaks of somebody else: "can he go alone". */
  readonly others: Source;
  /** Asks what is to be paid, not what is free. */
  readonly pays: Source;
  /** Asks whether somebody is too young or too old, or whether they are too many. */
  readonly tooYoung: Source;
  /** Asks whether something speaks against it: "is it hard for beginners". */
  readonly against: Source;
  /** Says the age of those who come, as a number in its group. */
  readonly ageSaid: Source;
  /** Means the first or the last of several times of a day. */
  readonly earlier: Source;
  readonly later: Source;
  /** Asks whether it is sold out, not whether there are places left. */
  readonly gone: Source;
  /** Asks how full it is. */
  readonly busy: Source;
  /** Asks for a price by hours, nights or days. */
  readonly spans: Source;
  /** Asks whether what is brought is there by a time: "can they be there tomorrow". */
  readonly arrives: Source;
  /** Asks whether it is brought to the visitor. */
  readonly brought: Source;
  /** Asks what it is, what there is to see or to do, and nothing in particular. */
  readonly overview: Source;
  /** What one does there in such a question. */
  readonly experienced: Source;
  /** Asks which of several deals: "which one has parking". */
  readonly which: Source;
  /** Asks which of two things is so: "prints or just files". */
  readonly either: Source;
  /** Asks whether one has to bring a thing, whether one may, and whether it is there. */
  readonly needed: Source;
  readonly may: Source;
  readonly supplied: Source;
  /** Asks what the price includes. */
  readonly listed: Source;
  /** Names a kind of things instead of one: "drinks". */
  readonly kindOfThing: Source;
  /** Asks whether something is not in the price. */
  readonly onTop: Source;
  readonly matters: Readonly<Record<Matter, Source>>;
  /** Words that say nothing about what a question is about. */
  readonly empty: Source;
}

/** Answers, as parts of sentences: they begin in lower case and end without a mark. Values are in braces. */
export interface FactAnswers {
  readonly yes: string;
  readonly no: string;
  /** Says which of several deals it is. */
  readonly chosen: string;
  /** That none of several pages has what was asked for. */
  readonly noneSays: string;
  /** How long somebody stays, with `{count}`. */
  readonly nights: string;
  /** Adds a note or a sentence of the deal's own text; lines of it are quoted as `note`, and part of a sentence as `said`. */
  readonly noted: string;
  readonly added: string;
  /** Names the deal that an answer is about, if there are several. */
  readonly about: string;
  /** Says when a deal begins that is still to come. */
  readonly begins: string;
  /** Times of the day, days that follow each other, all days, and all hours. */
  readonly times: string;
  readonly range: string;
  readonly daily: string;
  readonly allDay: string;
  /** Nothing is known. */
  readonly unknown: Readonly<Record<FactTopic, string>>;
  /** What the page says, as `{note}`, which may answer. */
  readonly pageSays: string;
  /** Adds what comes nearest, as `{note}`, to what is not known. */
  readonly nearest: string;
  /** What the page says, as `{note}`, to a question that it may answer in other words, and who can tell more. */
  readonly unsure: string;
  /** Adds whom to ask to what is not known. */
  readonly askVendor: string;
  readonly callVendor: string;
  /** The answers by topic and case. */
  readonly says: Readonly<Record<FactCase, string>>;
}

/** The cases of answers. */
export type FactCase =
  | 'parking.free'
  | 'parking.paid'
  | 'parking.street'
  | 'parking.none'
  | 'until.date'
  | 'until.never'
  | 'soldOut.none'
  | 'soldOut.some'
  | 'soldOut.all'
  | 'soldOut.on'
  | 'soldOut.open'
  | 'quote'
  | 'suits'
  | 'suits.tagged'
  | 'duration'
  | 'hours.sessions'
  | 'hours.others'
  | 'hours.more'
  | 'hours.week'
  | 'hours.days'
  | 'hours.irregular'
  | 'hours.irregularDays'
  | 'hours.season'
  | 'hours.last'
  | 'hours.noted'
  | 'hours.on'
  | 'hours.off'
  | 'hours.over'
  | 'hours.next'
  | 'price.free'
  | 'price.person'
  | 'price.people'
  | 'price.plain'
  | 'price.unsure'
  | 'price.ifEach'
  | 'price.words'
  | 'price.was'
  | 'price.saves'
  | 'price.pieces'
  | 'price.total'
  | 'price.uncounted'
  | 'price.sum'
  | 'price.unpriced'
  | 'price.totalFull'
  | 'price.paying'
  | 'price.covers'
  | 'price.times'
  | 'price.span'
  | 'price.later'
  | 'price.each'
  | 'price.one'
  | 'price.more'
  | 'ages.note'
  | 'ages.all'
  | 'ages.from'
  | 'ages.to'
  | 'ages.between'
  | 'ages.family'
  | 'ages.adults'
  | 'ages.adultsFrom'
  | 'ages.until'
  | 'alone.person'
  | 'alone.people'
  | 'groups.to'
  | 'groups.from'
  | 'groups.between'
  | 'access.note'
  | 'access.stepFree'
  | 'access.steps'
  | 'access.has'
  | 'pets.inside'
  | 'pets.outside'
  | 'pets.no'
  | 'diet.has'
  | 'diet.named'
  | 'booking.ahead'
  | 'booking.hours'
  | 'booking.late'
  | 'booking.none'
  | 'booking.link'
  | 'included'
  | 'included.thing'
  | 'included.line'
  | 'included.without'
  | 'code'
  | 'code.none'
  | 'restrictions'
  | 'weather.rain-or-shine'
  | 'weather.moves-indoors'
  | 'weather.new-date'
  | 'weather.refund'
  | 'weather.indoors'
  | 'bring'
  | 'fulfillment'
  | 'languages'
  | 'transit'
  | 'place.one'
  | 'place.at'
  | 'place.area'
  | 'place.many'
  | 'place.none'
  | 'setting.indoors'
  | 'setting.outdoors'
  | 'contact.phone'
  | 'contact.site'
  | `way.${'on-site' | 'pick-up' | 'delivery' | 'online'}`;
