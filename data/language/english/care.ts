import type { Care } from '../care.ts';
import { englishCareSigns } from './careSigns.ts';
import { englishCareWords } from './careWords.ts';

const dependents =
  '(?:(?:my|our|the|\\d|two|three|four) )?(?:kids?|children|baby|babies|son|daughter)|rent|mortgage|bills|christmas';
const noWork =
  '(?<!(?:brother|sister|friend|neighbor|cousin|coworker|he|she) (?:just )?)(?:(?:lost|losing) (?:my|his|her|our) jobs?|(?:got|was|been|being|were) (?:laid off|fired|let go)|laid me off|(?:im|i am|hes|shes|were) (?:out of work|unemployed))';
const feeding =
  '(?:(?:dont|do not|no) (?:know|idea|clue) how (?:\\w+ ){0,4}|(?:cant|cannot|can not|couldnt) (?:even )?(?:afford to )?|(?:struggling|no (?:money|way)|nothing) to )feed (?:them|us|myself|ourselves|(?:my|our|the) (?:\\w+ )?(?:kids?|children|baby|babies|family|son|daughter|boys?|girls?|household))';
const lowly =
  '(?:(?:feel\\w*|been|am|im|so|and|very|really|pretty|kinda) (?:\\w+ )?(?:low(?! key)|sad|down(?! (?:for|to|with))|empty|awful)|depress\\w+|hopeless|miserable|crying)';
const pet = '(?:my|our|the|his|her|their) (?:\\w+ )?(?:dog|doggo|pup|puppy|cat|kitten|kitty|rabbit|bunny)s?';

/** What the assistant knows of people in need who write English. */
export const englishCare: Care = {
  language: 'en',
  words: englishCareWords,
  certain: {
    crisis:
      'suic\\w+ (?:thoughts|ideation|urges)|(?:be|are|is) better off without me|(?:i|really|please) need (?:a person|someone|somebody) to (?:talk|speak) to(?! (?:about|at|from|here|who|in|real|else))|feel(?:s|ing)? (?:like )?i ?a?m drowning(?! in)|i ?a?m not ok(?:ay)?(?! (?:with|about|to|for|if))|(?:just|only) (?:want|need)(?: to (?:talk|speak) to (?:someone|somebody|anyone|anybody)| (?:someone|somebody) to (?:talk|speak) to)(?! (?:about|at|from|here|who|in|real|else))|(?:want|wanna|going|gonna|decided|plan|planning|ready|tried|trying|about|rather|could)(?: to)? (?:kill|hang|shoot|drown|hurt|harm) myself(?! laughing)|(?:thinking|thought|thoughts|think) (?:about|of) (?:suicide|killing myself|ending my life)|(?:end|ending|take|taking) my (?:own )?life|(?:think|thinking|thought|wonder|wondering|picture|picturing|imagine) (?:about )?how (?:easy|simple|quiet|peaceful|nice) (?:it|everything) (?:would|d|might) (?:all )?(?:be|stop|end)(?: (?:if i|to)(?: just)? (?:not|wasnt|werent|didnt) (?:be |exist|wake|live)(?:here|around|alive)?)(?! (?:at|in|for|on) )|commit suicide|im suicidal|i am suicidal|i (?:just |really )?(?:want to|wanna) (?:die|be dead)(?! for| of| laughing)|(?:want to|wanna|gonna|going to|ready to|like|of|about) end(?:ing)? (?:it all|everything|things)|(?:nobody|no one) (?:would|will|ll|d) (?:even )?(?:care|miss me|notice)(?: if| when) i|if i (?:died|jumped)|(?:dont|do not) (?:want to|wanna) (?:live|be alive|exist) any ?more',
    poison:
      '(?:swallowed|ate|drank|got into|chewed|licked) (?:(?!that|who)\\w+ ){0,6}(?:batter(?:y|ies)|magnets?|bleach(?! white)|antifreeze|drain cleaner|detergent|rat poison|pills|medication)',
    medical:
      'lips (?:are |is |look |turned |turning |going )+(?:blue|purple|gr[ae]y)|(?:not|isnt|stopped) breathing(?! (?:easy|fire|room))|(?:is|hes|shes|im) having a (?:stroke|seizure|heart attack)(?! (?:at|from|over|when|looking))|(?:call|need) (?:911|an ambulance)',
    danger:
      '(?:cant|cannot|can not) find (?:my|our) (?:\\w+ ){0,3}(?:son|daughter|kid|child|toddler|(?:year|yr) old|baby|boy|girl|nephew|niece)(?! (?:an?|any|the|some) )|(?:my|our) (?:\\w+ ){0,3}(?:son|daughter|kid|child|toddler|(?:year|yr) old|baby|boy|girl|nephew|niece) (?:has |is |just |got |went )?(?:wandered|walked off|run off|disappeared|vanished|missing)(?! (?:\\w+ ){0,2}(?:out|tooth|teeth))|(?:has|pulled|waving|with) (?:a|his|her) (?:gun|pistol|rifle) (?:and|at|on|in|out)(?! (?:show|range))|someone is (?:breaking in|in my house)',
    abuse:
      'my (?:boyfriend|girlfriend|husband|wife|partner|spouse|fianc\\w+|ex|roommate) (?:(?:just|also|always|often|sometimes|got|drunk|and|keeps?|has|is|was|,) ){0,3}(?:hits?|hitting|beats?|beating|punch(?:es|ed|ing)|slap(?:s|ped|ping)|chok(?:es|ed|ing)|strangled|kick(?:s|ed|ing)) me(?! (?:at|in|by|to|out|up|with (?:an? |the |that )?(?:\\w+ )?(?:deal|fee|bill|joke|question|news|surprise)))|(?:dont|do not|doesnt|never|not|cant) feel safe (?:at home|in my (?:own )?(?:home|house|apartment|place|room|relationship|marriage)|(?:with|around) (?:him|her|my (?:boyfriend|girlfriend|husband|wife|partner|spouse|fianc\\w+|ex|roommate)))|(?:feel|im|am) unsafe (?:at home|(?:in|at) my (?:own )?(?:home|house|apartment|place))|(?:scared|afraid|terrified) (?:to go|of going) (?:back )?home(?! (?:empty|without|with nothing))',
  },
  signs: englishCareSigns,
  safe: 'i ?a?m (?:safe|ok|okay|fine|all right|alright)(?: now)?(?: [.,])?(?: (?:lets )?go on| thanks| thank you| carry on| continue)?|(?:false alarm|just kidding|i was (?:just )?(?:joking|kidding)|never ?mind)(?: [.,])?(?: .{0,20})?',
  calm: '(?<! (?:not|sure|think|know|if|believe|say|saying|that) )i ?a?m (?:(?:really|totally|honestly|actually|just) )*(?:safe|ok|okay|fine|alright|all right)(?: (?:now|really|i promise))?|(?:i ?a?m )?(?:really |just )?not (?:going to|gonna|thinking (?:of|about)|about to) (?:hurt|kill)(?:ing)? (?:myself|anyone)|(?:wont|would never|dont want to) (?:hurt|kill) myself|(?:i ?a?m )not (?:suicidal|in danger|hurt|dying)|no(?:body| one) is hurt(?:ing (?:me|us|anyone))?|just (?:(?:feel|feeling|really|so|a bit|a little) )*(?:sad|lonely|down|tired|overwhelmed|upset|heartbroken|stressed|cold)',
  glad: 'I’m glad you’re safe. The numbers stay here if you need them.',
  isSafe: 'I am safe, go on',
  replies: {
    crisis:
      'I am so sorry that it hurts this much, and I am glad you said it. I am only a program, but you can talk to a person right now, and you do not have to explain yourself. If you may act on it or have taken something, call the emergency number first, and stay near somebody if you can.',
    medical:
      'This needs medical help now. Please call the emergency number first; they tell you what to do until help comes, so stay on the line and stay with whoever is hurt.',
    poison:
      'Please call now, even if nothing seems wrong yet, and keep the package at hand. If somebody does not wake up, cannot breathe or has a seizure, call the emergency number first.',
    danger:
      'Your safety comes first. Get away from the danger if you can, to other people or outside, and call the emergency number now. They stay on the line with you.',
    assault:
      'I am so sorry that this happened. It is not your fault, and you decide what comes next. If you are in danger or hurt, call the emergency number first. These people listen in confidence:',
    child:
      'Thank you for telling me. No child deserves this, and it is never the child’s fault. If somebody is in danger right now, call the emergency number first. These people help and listen:',
    abuse:
      'I am so sorry. Nobody has the right to hurt you, threaten you or lock you in, and it is not your fault. If you are in danger right now, call the emergency number first, from a safe place if you can. These people help in confidence, and know where it is safe to stay:',
  },
  troubles: {
    stranded: {
      said: '(?:car|truck|van|suv|jeep|minivan|rental|engine|vehicle) (?:\\w+ ){0,2}(?:broke down|broken down|breaking down|died|stalled|overheat\\w+|wont start|wont turn on|will not start|doesnt start|quit on (?:me|us))(?!(?: \\w+){0,3} (?:last|yesterday|ago))|broke down (?:on|by|near) the \\w+|(?<!(?:bike|bicycle|stroller|scooter) )(?:got|have|has|had|with) (?:a |the )?(?:flat(?: tire)?|blown tire|blow ?out|dead battery)(?! (?:on|in) (?:my|the|our) (?:bike|bicycle|stroller|phone))|tire (?:just )?(?:blew|popped|went flat)|(?:ran|run|running) out of gas|(?:stuck|stranded|sitting) (?:on|at|by) the (?:side|shoulder|highway|interstate)|locked (?:my |our |the )?keys in (?:my |our |the )?(?:car|truck|van)|(?:need|get|call) a (?:tow(?: truck)?|jump start)',
      reply:
        'That is no fun, and no deal can fix it. Get the car well off the road if you can, and wait away from the traffic. Roadside help is often on your insurance card, or on the papers of a rental. If you are in danger or hurt, call the emergency number. While you wait, I can look for something near you.',
    },
    hardship: {
      said: `(?:nowhere|no place|(?:dont|do not|doesnt|didnt) have (?:anywhere|any ?place|a place)|without a place) (?:else )?(?:to|i can) (?:sleep|stay|go)(?= (?:tonight|[.,]|now|and|for)| $)|kicked (?:me|us) out(?! of (?:the|a|my|our|his|her|their) (?:band|bar|club|gym|group|team|chat|pool|meeting|game|class|museum|theater)s?(?= ))|(?:cant|cannot|can not|couldnt|unable to|not able to|dont know how (?:to|ill|well)|struggling to|no (?:money|way) to|no money for|cant afford(?: to)?)(?: (?:even|pay|make|afford|cover|buy|get|for|my|our|the|this|months?)){0,4} (?:rent|mortgage|groceries|diapers|formula|food|(?:light|electric|power|water|gas|heating|utility) bills?)|behind on (?:\\w+ )?(?:rent|mortgage|bills|utilities)|(?:being |getting |got |been |be )evicted|evict (?:us|me)|eviction(?: notice)?|(?<!(?:volunteer|volunteering|donate|donating|help) (?:\\w+ ){0,2})(?:food (?:bank|pantry|pantries|stamps)|soup kitchen)|(?:kids?|children|we|i|family) (?:need|needs|have no|has no|dont have(?: any)?|havent) (?:food|eaten)(?=.* (?:no money|broke|cant afford|no cash) )|(?:no money|no cash|broke)(?= .*(?:kids|children|we|i|family) (?:need|have no|dont have(?: any)?) food)|nowhere to (?:sleep|live)(?! (?:near|in town))|homeless shelter|(?:shut|cut|turn|turned) ?off (?:our|my|the) (?:power|lights|electricity|water|gas|heat)|${feeding}|${noWork}(?=.* (?:${dependents}) )|(?:${dependents})(?=.* ${noWork} )|(?:im|i am|were|we are|being|became) homeless|(?:living|sleeping|sleep|live) (?:in|out of) (?:my|our|the|a) (?:car|truck|van|streets?)|(?:have|got|has|theres) nothing (?:left )?to eat(?! (?:around|near|here) )|nothing to eat in the house|cant afford (?:christmas|(?:presents|gifts|toys) for (?:my|our|the) (?:kids|children))`,
      reply:
        'I am sorry, that is a lot to carry, and you are not the only one. Deals do not help there, but people do: they know where to get food today, and help with rent and bills. Asking costs nothing. If you like, I can also look for things that are free.',
    },
    pet: {
      said: `${pet} (?:\\w+ ){0,2}(?:(?:ate|eaten|swallowed|licked|chewed)(?! (?:at|here|there|with|well|before|already|everything|all|breakfast|lunch|dinner) )(?:(?: \\w+){1,4} (?:and|[.,]) (?:(?:now|its|hes|shes|it|he|she|is) )*(?:chok\\w+|cant breathe|bleeding))?|got into|chok\\w+|bleed\\w*|not breathing|cant breathe|collapsed|(?:a|having) seizures?|poisoned|(?:throwing|threw) up|vomiting|(?:got |was |been )?hit by|wont (?:wake up|get up|move))|(?:emergency|24 hour) (?:animal hospital|vets?|veterinar\\w+)|(?:need|find|nearest|closest|get) (?:me )?(?:an? |the |any )?(?:vet|veterinarian|animal hospital)(?= (?:[^.]* )?(?:right now|now|asap|emergency|urgent\\w*|tonight|still open) )`,
      reply:
        'That needs a vet, and I know of none here. Call your vet or the nearest emergency animal hospital now; searching for “emergency vet near me” is the quickest way, and they tell you on the phone what to do.',
    },
    alone: {
      said: `(?:alone|lonely|by myself|nobody to talk to|no one to talk to)(?=.* ${lowly} )|${lowly}(?=.* (?:alone|lonely|by myself) )`,
      reply:
        'I’m sorry, that is hard with nobody around. If you want to talk to a person, somebody is there at any hour:',
    },
  },
  aside: 'In case somebody needs help right now:',
  stay: 'I am still here. The people at these numbers can help better than I can, at any hour:',
  goOn: 'I am glad. The numbers stay here if you need them. Whenever you like, tell me what you feel like doing.',
  call: 'call {call}',
  text: 'text {text}',
  callOrText: 'call {call}, or text {text}',
};
