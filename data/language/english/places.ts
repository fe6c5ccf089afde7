/*
 * Words next to the names of places and of persons. `titleBefore`, `personBefore` and `personAfter` match the message as
 * written, the others single words.
 */

export const titleBefore =
  '(?:^|[^\\p{L}])(?:mr|mrs|ms|dr|doctor|professor|coach|sir|miss|captain|judge|senator|named|called|name is|aunt|uncle|queen|princess|grandma|cousin|sister|brother)\\.? $';

export const personBefore =
  '(?:^|[^\\p{L}])(?:aunt|auntie|uncle|cousin|friend|buddy|sister|brother|mother|mom|mum|dad|father|grandma|granny|nana|niece|nephew|daughter|son|wife|husband|partner|boss|neighbor|roommate|colleague|coworker|teacher|coach|queen|princess|king|prince|saint|st|miss|dr|doctor|professor|names|im|i am|this is|it is|its|hey|hi|hello|dear|thanks|thank you|little|baby|lady|girlfriend|boyfriend|told|tell|ask|asked|met|meet|love|marry|marrying|married|by|with|for|like|says|said|signed)[ ,]+$';

export const personAfter =
  '^,?\\s+(?:and (?:i|me|my)|said|says?|saying|told|tells|recommend(?:ed|s)|suggest(?:ed|s)|loves?|likes?|wants?|hates?|thinks?|turns?|turned|turning|is (?:turning|my|our|here|visiting|coming|\\d+)|was|whos|sent|asked|asks|mentioned|called|texted|ii|iii|jr|the (?:2nd|second|great|queen)|birthday|wedding|party|anniversary|married|lives?|works?|swears?|keeps?|bought|needs?|cannot|cant|will|would|might|she|her|loved|went|insist(?:ed|s)|snores|dont|isnt)(?:[^\\p{L}]|$)';

export const placeBefore =
  '^(?:from|to|of|does|by|not|no|or|only|just|about|try|prefer|like|meant|mean|maybe|say|avoid|skip|staying|inside|but|and|lovely|historic|beautiful|leafy|actually|side)$';
export const placeAfter =
  '^(?:rather|not|over|deals|restaurants|please|works|instead|or|only|if|too|for|with|tonight|today|tomorrow|this|bars|cafes|spots|way)$';
export const area = '^(?:area|neighborhood|neighbourhood|district|side|ave|avenue)$';
export const locative =
  '^(?:in|around|near|into|through|within|towards?|visit|visiting|explore|exploring|over|outside|than|except)$';
export const towards = '^(?:in|to|near|around|outside|visit|visiting|explore|downtown|for)$';
export const placed =
  "(?<![\\p{L}’'-])(?<!(?:liv(?:e|es|ing)|based|stay(?:s|ed|ing)?|work(?:s|ing)?|born|raised|grew up|up|back|i?['’]?[ms]|are|['’]re|was|were|been|be|home|from|not|here|(?:my|our|his|her|their) [a-z]+|parents|family|friends?|grandma|interested|lessons?|class(?:es)?) )(?:[Ii]n|[Nn]ear|[Aa]round|[Oo]utside|[Cc]lose to) (?:the (?:airport|stadium|ballpark|arena|coliseum|hospital)(?![\\p{L}’'])|(?<name>\\p{Lu}\\p{Ll}{2,}(?: \\p{Lu}\\p{Ll}{2,})?)(?![\\p{L}’'-]| \\p{Lu}\\p{L}*[’']| (?:[Ss]t|[Ss]treet|[Aa]ve\\w*|[Rr]oad|[Rr]d|[Bb]oulevard|[Bb]lvd)\\b))";
export const possessive = '^(?:a|an|my|his|her|our|your|their|the)$';

/** Schools, and words that say that a school is meant and not the neighborhood of that name. */
export const school = '^(?:university|college|school|campus|academy)$';
export const study =
  '^(?:study|studying|studies|students?|starts?|started|starting|attend|attends|attending|graduated?|degree|college|back|went|goes|still|finish|finished|finishes|leaving)$';

export const thingAfter = '^of (?:a|an|my|his|her|our|your|their|the|town)(?: |$)';
export const partOfTown = ' (?:neighbou?rhood|(?:part|area) of town) ';
export const owner = "['’][sS]$";
export const sentence = ' (?:i|im|my|me|we|were|our|you|he|she|his|her|is|are|was|has|have|the|a|an) ';
