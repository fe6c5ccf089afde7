import type { VoiceWords } from '../hostedWords.ts';

/** Words that sound like no assent: "sounds good" may answer anything. */
const plainlyWarm = 'lovely|wonderful|sweet|delightful|exciting|thoughtful|romantic|charming';

const warm =
  'lovely|nice|wonderful|great|sweet|good|excellent|fantastic|beautiful|delightful|exciting|fun|thoughtful|romantic|charming|special';

/** Phrases with each warm word between two parts. */
const around = (before: string, after = '', words = warm) =>
  words
    .split('|')
    .map((word) => `${before}${word}${after}`)
    .join('|');

const people =
  'you|you two|you both|both of you|the two of you|your friends|friends|your family|family|your mom|your mum|your mother|your dad|your father|your parents|your partner|your wife|your husband|your sister|your brother|your grandma|your grandpa|your girlfriend|your boyfriend|someone special|your loved ones|her|him';

const occasions =
  'birthday|birthdays|anniversary|anniversaries|celebration|occasion|date|date night|night out|outing|get together|special day|big day';

export const englishVoice: VoiceWords = {
  alone: [
    'oh|ooh|aw|aww|ah|wow|yay|hooray|hello|hi|hey|hello there|hi there|cheers|congratulations|congrats|thanks|thank you|that helps',
    'welcome|welcome back|welcome to town|you are welcome|my pleasure|no worries|that helps a lot|glad you asked|good taste',
    'thanks for telling me more|thanks for telling me a bit more|that is so sweet|time to celebrate|sit back|sit back and enjoy|take care',
    'take care and have fun|take care and enjoy|hope that helps|i hope that helps|hope this helps|i hope this helps|love it',
    'tell me what you think|tell me more|tell me a little more|tell me a bit more|just tell me|just tell me more|tell me more and i can look again',
    'let me know what you think|let me know how it goes|let me know which one you like|let me know which you like|just let me know',
    'let me know what sounds best|let me know what sounds best to you|just say the word',
    'i am here to help|i am here if you want more ideas|i am here if you need more ideas|whatever you choose|whatever you pick',
    'cant wait to hear what you think|cant wait to hear what you choose|hope to hear how it goes|hope to hear how it went|you deserve it',
    'looking forward to hearing what you choose|looking forward to hearing what you think|looking forward to helping|feel like celebrating',
    'looking forward to helping you plan|if none of these feels right|if these are not quite right|have fun out there|have a blast',
    'these might be just what you are looking for|these might be just the thing|these might be just right|i hope you have a blast',
    'date nights are my favorite|date nights are my favorite to plan|family time is the best|family time is the best time|one moment',
    'i can picture it|i can picture it already|a night out with friends is hard to beat|birthdays are worth celebrating|i hope it helps',
    'a birthday is always worth celebrating|nice to hear from you|lovely to hear from you|good to hear from you|nice to hear from you again',
    'lovely to hear from you again|good to hear from you again|you have great taste|lets see|let us see|how can i help',
    'lovely to meet you|nice to meet you|good to see you|good to see you again|i am all ears|enjoy|enjoy it|and enjoy|and enjoy it|and have fun',
    'something fun for the family|i had fun picking these|i had fun picking these for you|i enjoyed picking these for you|lets celebrate',
    'hope you find just the right thing|i hope you find just the right thing|hope you find something you love|hope you find something you like|i hope you find something you love|i hope you find something you like',
    'i hope one of these makes you smile|hope one of these makes you smile|i hope it makes you smile|hope it makes you smile|enjoy the company',
    'i hope it makes your day a little brighter|hope it makes your day a little brighter|i hope it turns out to be a special day',
    'i hope your mom loves it|i hope your friends love it|i hope your friends love it too|i hope she loves it|i hope he loves it|i hope they love it|i hope you love it|hope you love it|hope you like it|i hope you like it|hope it is fun',
    'hope it is a night to remember|hope it is a day to remember|i hope it is a night to remember|may it be a day to remember|lets see what might make you smile',
    'may it be a night to remember|happy birthday to her from me|happy birthday to him from me|i hope this gives you a few ideas',
    'hope this gives you a few ideas|i hope this gives you a few good ideas|i hope this helps you find the right fit|hope this helps you find the right fit',
    'i hope you enjoy it as much as i enjoyed looking|hope you have as much fun as i had picking|i love planning birthdays|i love planning these',
    'i think you will have a great time|i think you will have a lovely time|i think you will have fun|i think you will enjoy these|i think you will love these',
    plainlyWarm,
    'fun',
    around('so ', '', plainlyWarm),
    around('that is ', '', plainlyWarm),
    around('that sounds ', '', plainlyWarm),
    around('sounds ', '', plainlyWarm),
    around('how '),
    around('what a ', ' surprise'),
  ].join('|'),
  moves: [
    // About the plans of the visitor, and wishes for them.
    {
      begin: [
        'what a|what an|sounds like|that sounds like|this calls for|a night out|an evening out|a weekend|a birthday|time for',
        around('how '),
        around('sounds ', '', plainlyWarm),
        around('that sounds ', '', plainlyWarm),
        around('', ' idea'),
        around('', ' choice'),
        around('', ' plan'),
        around('', ' thinking'),
        around('that is a ', ' idea'),
        around('that is a ', ' plan'),
        'lovely to hear|wonderful to hear|so happy to hear|so glad to hear|sorry to hear|so sorry to hear|congratulations on|family time|girls night',
        'i love that|i love the idea|i love the sound of|i like the idea|love the idea|i would love to help with|happy to help with|thank you for',
        'happy birthday|happy anniversary|happy celebrating|happy exploring|happy planning|happy weekend|treating yourself sounds|a little time for',
        'have a|have an|have fun|have so much fun|enjoy|and enjoy|and have|hope you|i hope you|hope you both|i hope you both|i do hope you|hope your|i hope your|may your|wishing you|wishing you both|i wish you|i wish you both|ready for',
        'here is to|heres to|cheers to|you deserve|you both deserve|you two deserve|make some|treat yourself|lets make|let us make|lets plan|lets celebrate',
      ].join('|'),
      go: [
        'a|an|the|some|little|bit|touch|every moment|every minute|it a|it special|your|yourself|yourselves|together|and|or|of|for|to|with|so|too|really|truly|very|just|much',
        'have|enjoy|love|find|make|spend|celebrate|plan|relax|unwind|laugh|smile|remember|wish|feel|deserve|planning|celebrating',
        'you are celebrating|that you are celebrating|that your friends are visiting|you had a|that you had a|your friends are visiting|full of laughter|full of joy|on your birthday|on your anniversary|on your big day|on the new start',
        'out there|could use a break|to remember|to look forward to|in town|you all the best',
        'warm|happy|memorable|unforgettable|big|joyful|cheerful|amazing|unexpected|relaxed|well deserved|rough|long|tough|busy',
        'evening|night|day|morning|afternoon|weekend|week|time|moment|moments|memory|memories|plan|plans|way|start|mood|rest|break|company',
        'laughter|joy|smiles|reason|fun|idea|choice|something|day out|evenings|weekends|fresh air|be full of laughter',
        warm,
        people,
        occasions,
      ].join('|'),
    },
    // About the deals, of which nothing is said.
    {
      begin: [
        'here are some|here are a few|here are my|here is something|here is what caught my eye|here is a little|here are|i picked a few',
        'i picked something|i found some|i found a few|i found something|i chose a few|i have some|i have a few|a few|some|something|maybe something',
        'perhaps something|how about something|let me share a few|let me share some|let me share my|these might spark|hope these spark some|lets find something',
        'let us find something|i think you might like|i think you would like|you might like|you might enjoy|you might love|lets try something|lets find you something',
        'a little something',
      ].join('|'),
      go: [
        'a|few|some|little|bit|and|more|other|different|else|ideas|idea|thoughts|picks|favorites|of my favorites|things|something|fun|lovely|special|nice|sweet|good',
        'for you|for you both|for you two|for the two of you|with you in mind|to get you started|to choose from|for inspiration|just for you|that',
        'that caught my eye|i think you will love|i think you will enjoy|i think you might like|i think you might enjoy|you might like|you might enjoy|you might love',
        'that might be just right|that might make you smile|that makes you smile|that makes you both happy|for a change|for the occasion|for your plans',
        ...occasions
          .split('|')
          .map((occasion) => `for the ${occasion}|for your ${occasion}|for a ${occasion}`),
        'for your day together|for your evening together|for your time together|for your night out|for a special day|for a special occasion|to look forward to',
      ].join('|'),
    },
    // What the visitor may say next.
    {
      begin: [
        'let me know if you want|let me know if you would like|let me know if you feel like|just let me know if you would like|just let me know if you want',
        'happy to help|happy to look|happy to find|glad to help|glad to look|delighted to help|always happy to help|i am happy to help|just tell me if you want',
        'i am happy to look|i would be happy to help|i would be happy to look|i would be happy to find|i would love to help|here to help|i am here if you want',
      ].join('|'),
      go: [
        'you|to|for|a|few|some|more|other|others|different|else|again|ideas|idea|thoughts|picks|something|with|that|look|find|see|choose|if you like',
        'special|fun|lovely|nice|just right|your plans|your celebration|if these are not quite right|any time',
      ].join('|'),
    },
  ],
};
