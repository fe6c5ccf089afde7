/** The source of a regular expression for the text of an utterance (client/assistant/understand/tokenize.ts). */
export type Source = string;

/** Phrases separated by "|": singular, in lower case, without apostrophes, and with spaces instead of hyphens. */
export type Phrases = string;

/** Patterns of how visitors move within a conversation, and of how they join several things in one message. */
export interface MoveRules {
  /** Why something is ruled out; nothing in it is a wish: "I get sick of fish", "we were there last week". */
  readonly reason: Source;
  /** Says that something comes after or before what was shown, or near it: "and food after", "near there". */
  readonly next: Source;
  readonly nearThere: Source;
  /** Before the name of a place or a thing near which something is wanted: "close to the". */
  readonly nearTo: Source;
  /** Goes back to what it names: "back to the museums". */
  readonly returning: Source;
  /** Leaves the topic: "something else entirely", "none of that appeals". */
  readonly leaving: Source;
  /** At the beginning of a message that adds one more thing of the kind: "and pizza", "or tacos". */
  readonly another: Source;
  /** At the beginning of a message about what was wanted before: what it should have, or that it is a present. */
  readonly joining: Source;
  /** Wishes for anything, and says for whom or what for: "something for the kids". */
  readonly ownWish: Source;
  /** Wishes for anything that will do. */
  readonly openWish: Source;
  /** Says what the thing is for that was wished for before: "it's for our anniversary". */
  readonly purpose: Source;
  /** All of a message that asks for answers in its language, where another was spoken before. */
  readonly speaks: Source;
  /** Wishes for a meal at a table. */
  readonly eatsOut: Source;
  /** After a thing: that anything else will do, too. */
  readonly orAny: Source;
  /** Begins a message that goes on with the wish before it. */
  readonly further: Source;
  /** Says that something else was meant: "no, I meant". */
  readonly meant: Source;
  /** Says what somebody will take: "we will do". */
  readonly decides: Source;
  /** Right before a thing: says that what was shown of it is not meant, "other" or "different". */
  readonly others: Source;
  /** A kind of deal, and before it that nothing else is wished for: "just food", but not "just eat it". */
  readonly onlyKind: Source;
  /** The same before what it rules out: "I get seasick, so no boats". */
  readonly reasonBefore: Source;
  /** Says whose wish it is: "for my dad", "my wife wants". */
  readonly forSomeone: Source;
  /** Between two wishes of one message; the first group says that one follows the other: "and then". */
  readonly joint: Source;
  /** A change of the budget by the amount in the first group, which is more money, or the second, which is less. */
  readonly budgetStep: Source;
  /** Says that all deals of a list are compared, and not the first two. */
  readonly several: Source;
  /** What deals are compared by. */
  readonly comparesPrice: Source;
  readonly comparesPlace: Source;
  readonly comparesTime: Source;
  /** Questions that are plainly not about going out, such as homework. */
  readonly offSite: Source;
  /**
   * A message that is a sum and no more, with its two numbers as `a` and `b` and a group for what is done: `over`, `off` and
   * `of` (a percentage), `times`, `plus`, `minus`.
   */
  readonly sum: Source;
  /** Asks for what several things cost together, or for what was chosen. */
  readonly sums: Source;
  /** A tip in percent, in its group `tip` or `part`. */
  readonly tip: Source;
  /** What surely comes before a thing that somebody asks for: "do you have a". */
  readonly seeking: Source;
  /** Between a wish and a thing: makes it a circumstance, as "after" does. Right before it, where nothing is asked for: "on the". */
  readonly besideWare: Source;
  readonly withWare: Source;
  /** Right before a thing: says whose it is. */
  readonly ownedWare: Source;
  /** What may stand beside the name of a thing in a message that says no more: "a … please". */
  readonly filler: Source;
}

/** Patterns of the clauses of long messages. */
export interface ClauseRules {
  /** Where a clause begins without a mark before it. */
  readonly clauseStart: Source;
  /** A clause that has a subject and a verb of its own; matched against the whole clause. */
  readonly statement: Source;
  /** A clause that says why: matched against the whole clause, too. */
  readonly because: Source;
  /** Asks for something, plainly or as an afterthought. */
  readonly asking: Source;
  readonly hoping: Source;
  /** Wishes for what was told before it. */
  readonly pointing: Source;
  /** Tells what somebody likes. */
  readonly liking: Source;
  /** Tells what happened, or what others say. */
  readonly telling: Source;
}

/** Patterns of what visitors say against what was shown. */
export interface RejectionRules {
  /** A clause about a deal that was shown: "the gingerbread one is on Sunday". */
  readonly remark: Source;
  /** A clause that says what was shown: "that is a barber for men". */
  readonly described: Source;
  /** What is said of a deal by its name: "toy shop is 21", "carousels are for kids", "forget the tour". */
  readonly saidOfNamed: Source;
  /**
   * What a clause says of a thing: "improv is a show", "soup on a stool isn't it". Its first group is the thing, its second what
   * denies something of it.
   */
  readonly verdict: Source;
  /** A thing that is declined whether it was shown or not: "bikes in the rain no thanks". */
  readonly declined: Source;
  /** A deal was shown again: "that's the tour again". */
  readonly shownAgain: Source;
  /** What was shown is not liked, whatever it is: "not this". */
  readonly notThis: Source;
  /** A thing that somebody asks back about: "gelato for 14?"; with "no" after it, and with words that refuse it. */
  readonly echo: Source;
  readonly echoRefused: Source;
  readonly echoDenied: Source;
  /** In such words, one that asks for an answer: "ghosts for 14, how much?" */
  readonly echoAsking: Source;
  /** The words between two things of which the first is not the second: "gelato is not ice skating". */
  readonly isNot: Source;
  /** Says again what was not heard: "I said evenings". */
  readonly insists: Source;
  /** Asks whether there is more of the kind: "is that the only one". */
  readonly onlyOne: Source;
  /** What comes before a thing that was wanted and not shown: "that isn't". */
  readonly misjudged: Source;
  /** Says that an answer was of no use: "that doesn't help". */
  readonly complaint: Source;
}

/** The patterns of a language. */
export interface Rules extends MoveRules, ClauseRules, RejectionRules {
  /** A grade of school; the group captures its number. */
  readonly grade: Source;
  /** Says that somebody looks after the children already. */
  readonly sitter: Source;
  /** In a long message, leads from what happened to what is wanted. */
  readonly point: Source;
  /** Idioms, in which a word that looks like a wish is none. */
  readonly idiom: Source;
  readonly distanceIdiom: Source;
  readonly distance: Source;
  /** Negators, which rule out what follows; phrases in which they do not; and words that leave it open. */
  readonly against: Source;
  readonly harmless: Source;
  readonly open: Source;
  /** Phrases that take back what they contain, such as "leave the bars out". */
  readonly taken: Source;
  /** What need not be, though it was wanted: "even if it's not vegan". */
  readonly waived: Source;
  /** Corrections, after which a place replaces an earlier one. */
  readonly takenBack: Source;
  /** What somebody said or promised, which wishes for nothing: "you said it was free". */
  readonly reported: Source;
  /** After a thing: denies something of it, so that it is no wish: "pizza isn't an outing". */
  readonly denied: Source;
  /** The words between two things of which the same is said. */
  readonly paired: Source;
  /** After a thing of which is said what was said of the one before: "and books too". */
  readonly alsoSo: Source;
  /** Phrases about the past, which contain no wishes. */
  readonly past: Source;
  /** Words that rule out what comes before them. */
  readonly behind: Source;
  /** A negator in an aside, after a comma, and words that give instances of what was said before it: "a treat, not cake, like". */
  readonly aside: Source;
  readonly instance: Source;
  /** Single words that begin a new clause, and those that begin a new request after "and". */
  readonly restart: Source;
  readonly order: Source;
  /** Single words after which what was ruled out is a wish after all: "no bars, but a sports bar". */
  readonly exception: Source;
  /** Single words between a negator and a time that it rules out: "nothing on Sunday". */
  readonly timeLink: Source;
  /** Single words that end the reach of a negator; negators of a noun, and words that end their reach. */
  readonly stop: Source;
  readonly nounNegator: Source;
  /** After what a negator of a noun rules out, leads to the place: "no stairs in Midtown". */
  readonly placeLink: Source;
  readonly afterNoun: Source;
  /** Price ranges, amounts, words that make them a limit, and numbers that are not prices. */
  readonly range: Source;
  readonly amount: Source;
  readonly boundBefore: Source;
  /** Before an amount that is all they have: "we have 15". */
  readonly purse: Source;
  readonly boundAfter: Source;
  readonly refused: Source;
  readonly talkOfMoney: Source;
  readonly counted: Source;
  readonly notMoneyBefore: Source;
  readonly spentBefore: Source;
  readonly spentAfter: Source;
  readonly lifted: Source;
  readonly free: Source;
  readonly notFreeBefore: Source;
  /** Says that the children are not coming. */
  readonly away: Source;
  /** People who are spoken of and do not come: "my boss told me", "my sons teacher", "he has practice". */
  readonly bystander: Source;
  /** Words next to the names of places and of people. */
  readonly titleBefore: Source;
  readonly personBefore: Source;
  readonly personAfter: Source;
  readonly placeBefore: Source;
  readonly placeAfter: Source;
  readonly area: Source;
  readonly locative: Source;
  /** Before a place to which somebody wants to go. */
  readonly towards: Source;
  /**
   * A place in a message as it is written: a name with a capital is the group `name`, what any city has, such as the airport, is none.
   */
  readonly placed: Source;
  readonly possessive: Source;
  readonly school: Source;
  readonly study: Source;
  /** Two words after a name with which it is no place: "the old town of my youth". */
  readonly thingAfter: Source;
  /** Says that a part of town is meant, and the ending of a name that means its owner. */
  readonly partOfTown: Source;
  readonly owner: Source;
  /** Words of a whole sentence. */
  readonly sentence: Source;
  /** Requests to reset, about a deal, to correct or to add something, and the like. */
  readonly reset: Source;
  readonly detail: Source;
  readonly oneOfThem: Source;
  readonly moreOfThis: Source;
  readonly correction: Source;
  /** Asks the assistant to book, call or send something, which it cannot. */
  readonly errand: Source;
  readonly retraction: Source;
  readonly addition: Source;
  readonly either: Source;
  readonly thingsToDo: Source;
  /** Whom somebody wants to reach who is tired of programs; "someone" may be anyone who listens. */
  readonly staff: Source;
  /** Asks for the plan of a whole day, and of an evening. */
  readonly dayPlan: Source;
  readonly eveningPlan: Source;
  /** Needs that deals say nothing certain about, such as step-free access; the need is the first group. */
  readonly need: Source;
  /** Names an allergy. */
  readonly allergy: Source;
  /** Answers to who is coming that mean adults only. */
  readonly grownAnswer: Source;
  /** Before and after an amount that is meant about so. */
  readonly roughlyBefore: Source;
  readonly roughlyAfter: Source;
  /** Speaks of grown-ups or their places: nobody needs to ask whether children come. */
  readonly grownCompany: Source;
  /** Says that only adults come, whatever else. */
  readonly adultsOnly: Source;
  /** Ages of those who come, none of them children: "both 28". */
  readonly grownAges: Source;
  /** Very young children, and teenagers. */
  readonly toddler: Source;
  readonly teen: Source;
  /** Grown-ups who are too young for some places. */
  readonly underage: Source;
  /** One of those whom the first rule of `parties` lists, or as many as its group says. */
  readonly member: Source;
  /** How long somebody stays, with the number in its group: "3 nights". */
  readonly nights: Source;
  /** Any part of town, or any time, will do. */
  readonly anywhere: Source;
  readonly anytime: Source;
  /** Somebody is hungry, and waits for nothing. */
  readonly hungry: Source;
  readonly question: Source;
  /** Says that a part of the day is today's: "this evening". */
  readonly thisDay: Source;
  /** Single words: see data/language/english/joints.ts. */
  readonly and: Source;
  readonly listEnd: Source;
  readonly settingList: Source;
  readonly no: Source;
  readonly too: Source;
  readonly upTo: Source;
  readonly oneOrOther: Source;
  /** Between names of deals that are compared, in its only group. */
  readonly versus: Source;
  readonly between: Source;
}
