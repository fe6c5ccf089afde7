/** The source of a pattern that matches one of `alternatives` as whole words. */
export const words = (...alternatives: readonly string[]): string =>
  `(?<= )(?:${alternatives.join('|')})(?= )`;

/** The source of a pattern that matches one of `alternatives`, which are separated by spaces. */
export const oneOf = (alternatives: string): string => `(?:${alternatives.replaceAll(' ', '|')})`;

/** After a number that counts something else: "May 2 of us come". */
export const uncounted = `(?! ${oneOf('people persons guests friends adults kids children of dollars bucks hours minutes miles pm am p a tickets nights days weeks percent deals options more')}(?= ))`;

/** Between the ends of a range. */
export const until = '(?:to|through|thru|until|till|til|up to|up until)';

/** After "what else" that asks about a deal: "what else do I need to bring". */
export const noDetail =
  '(?! (?:is included|comes? with|(?:do|should|must|will|would|can) (?:i|we|you) (?:need|have to|bring|know|pay|get|wear|tell)|do(?:es)? (?:it|they|that|this|the)|to (?:bring|know|pay|wear)))';

/** Food that is taken away; "where to go" and "take out my parents" ask for no food. */
export const toGo =
  '(?<! (?:where|wheres|places?|somewhere|spots?|day|night|us|me|want|like|love|need|ready|have|got|time|best|how|things|ideas|good|fun|nice|plan|going) )to go(?= [.,]| $)|take ?out(?! (?:of|the|my|our|him|her|them|some\\w*|\\w*(?:friends?|guests?|clients?|visitors?)) )';

/** Other times than those that were shown. */
export const otherTimes =
  '(?:other|more|different) (?:\\w*days|dates|times|nights|weekends|evenings)|(?:any ?other|(?:what|which) other|(?<=^ (?:\\w+ )?|(?:come|go|on|it) )(?:another|(?:a )?different)) (?:day|date|time|night|weekend|evening)|when else|(?:any|what) (?:day|date|time|night)s? else';

const area = '(?:area|neighbou?rhood|location|part of town|district|zone)';
/** Whether one can do without a car around there: "is it in a walkable area", "do we need a car". */
export const walkable = words(
  `walkable ${area}|${area} (?:\\w+ ){0,4}(?:walk|walkable|walking)|walk(?:able|ing)? (?:around|to (?:places|things|restaurants|shops|stores|stuff|everything))|(?:is|are) (?:it|they|that|this|these|those|the \\w+) (?:very |really )?walkable(?= (?:[.,]|or|there)| $)|(?:need|have to have|want) (?:to (?:have|rent) )?a car|get (?:around|by) without a car`,
  '(?<=^ (?:(?:and|so|but|is it|how) )*)walkab(?:le|ility)(?= [.,]| $)',
);

/** What one covers on the way, and a question how far that is: "how far do we walk", "how many miles is the trail". */
export const ways =
  '(?:walk\\w*|hik(?:e|ing)|tours?|trails?|routes?|loops?|path|course|runs?|race|rides?|riding|bike|biking|cycle|paddle|paddling|trip)';
export const wayCovered = `how (?:far|many (?:miles|blocks))(?:(?: (?!(?:to|from|away|out|have|is|are) )[^ .,]+){0,4} (?:${ways}|cover|travel)| is the (?:walk|hike|route|loop))(?= (?:[., ]|in|on|there|during|total|altogether|with|for|exactly)| $)`;

/** What makes a couple of things of a pair: "a couple of drinks", "a couple more", "a couple hours". */
export const afterCouple =
  '(?:of(?! (?:us|bucks|dollars|hundred) )|more|other|(?!(?:is|was|has|this|us|plus|always|bucks|dollars|sometimes|thats|on) )\\w+s)';

/** An amount of money, with its number in a group. "At 8 for 4 of us", "room for 12 in total" and "under 60 for two" name none. */
const money =
  '(?<= )(?<! (?:at|by|on|on the|until|till|from|after|before|under|below|than|within|over|around|about|to|max|have|spend|for|of|are|were|\\w+(?:ber|uary)|march|april|may|june|july|august) )(?=\\$|\\d\\d|\\d (?:dollars|bucks|for|each|per) )\\$?(\\d+(?:\\.\\d+)?)(?: dollars| bucks)?';
const payers =
  '(?:(?:just|only|all|the|both|of|my|our|a|whole|entire) )*(?:us|me|both|everyone|everybody|all|each|\\d+(?! (?:hours?|nights?|days?|weeks?|minutes?) )|family|group|party|team|lot)';
/** A sum that all or each of those who come are said to pay: "76 for the four of us", "30 covers us all", "26 each or in total". */
export const saidSum = `${money}(?= (?:(?:is|are|be|really|just|only|good|enough|still|then|price) )*(?:(?:for|covers?|between) ${payers}|(?:in )?total|altogether|all in|each|apiece|per (?:person|head|adult|kid|child)|a (?:head|person)|(?:\\S+ )*(?:right|correct) $)(?: |$))|(?<= (?:pays?|paying|comes? to|\\d+ (?:of us|people|adults|kids|persons) (?:for|is|are(?= \\$)|would be)) )\\$?(\\d\\d+(?:\\.\\d+)?)(?= )`;

/** After "two of us": what is so of some who come does not count all. */
export const ofSome =
  '(?!(?<! (?:the|all|just|only|both) \\d+ of us)(?: (?:are|is) (?:(?:only|just|all|both|also|under|over) )*(?:\\d{1,2}|_+|vegans?|vegetarians?|veggie|celiacs?|coeliacs?|gluten|dairy|lactose|allergic|halal|kosher|pregnant|deaf|blind|(?:in|on) (?:an? )?(?:wheelchairs?|crutches)) | (?:cant|cannot|dont|doesnt) (?:eat|drink|have|like|do|walk|climb|swim|drive) ))';

/** What who may come to harm asks of a kitchen. */
export const apart =
  '(?:cross )?contaminat\\w+|cross contact|(?:separate|dedicated) (?:\\w+ )?(?:kitchen|fryer|grill|oven|pan|pot|surface|prep\\w*|utensils|area)s?|(?:keep|kept|cook(?:ed)?|prepared?|made) (?:\\w+ )?separate(?:ly)?';

/** Asks whether so many have to be bought: "we are five, do we need two". */
export const needsSeveral =
  '(?:do|would|will|should) (?:i|we) (?:(?:need|have) to )?(?:need|buy|get|book|pay for) (?:just |only )?\\d(?: (?:of (?:them|these|those)|tickets?|deals?|vouchers?|passes))?(?= (?:[.,]|or|then|for)| $)';
/** What somebody leans on: "walks with a cane". A stick is one only beside walking. */
export const aid =
  '(?:an?|his|her|their|my) (?:cane|walker|walking (?:stick|frame)|rollator|crutch|(?<=walk(?:s|ing)? with \\w+ )stick)';

/** After "what's on": what something has on it, such as a menu; whoever asks what is on the calendar looks for events. */
export const itsOwn = '(?:its? |their |(?:the|your) (?!calendar|agenda|schedule|week|\\w+day|\\d))';
