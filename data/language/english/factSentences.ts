import type { FactReplies } from '../factReplyWords.ts';
import { englishMatterSentences } from './matters.ts';

/**
 * Where a deal's own text speaks of what questions are about: patterns of sentences in lower case without marks. Other topics
 * have their own words.
 */
export const englishSentences: FactReplies['sentences'] = {
  ...englishMatterSentences,
  parking: 'park(?:ing|ed)?\\b|garage|drive\\b',
  hours:
    '\\b\\d+(?: \\d\\d)? [ap] ?m\\b|noon|midnight|doors|oclock|morning|evening|hours|starts?\\b|begins?\\b',
  duration:
    'lasts? (?:\\w+ )?(?:days|weeks|months)|takes (?:\\w+ ){1,4}(?:minutes|hours?)\\b|(?:in|allow|takes) (?:\\w+ ){1,2}(?:days|weeks)|(?:days|weeks) (?:from|to)\\b',
  discount: '(?:senior|student|militar|veteran|teacher)\\w* (?:rate|price|pay|get)|discount',
  price: '\\bprice\\b|dollars?|\\$|cents|\\bpay\\b|extra|costs?\\b|charge|fee|tax',
  ages: '\\bages?\\b|(?:years?|months?|or) old|child|kid|famil|adult|teen|toddler|\\bid\\b',
  alone: 'alone|one person|each person|solo|singles?\\b',
  groups: 'groups?\\b|parties|people\\b|seats\\b',
  access: 'step|stair|wheelchair|ramp|elevator|stroller|restroom|access|quiet|loud',
  pets: '\\bdogs?\\b|\\bpets?\\b|\\bcats?\\b|leash',
  diet: 'vegan|vegetarian|gluten|dairy|\\bnuts?\\b|halal|kosher|wheat|milk|oat|egg|meat|fish|allerg',
  refund: 'refund|returns? your money|cancel|money back|free changes|reschedul|new date|make up lesson',
  booking: '\\bbook|reserv|walk ?in|ahead|advance|appointment|line\\b|held\\b|voucher',
  included: 'includ|comes? with|extra|\\bbring\\b|menu price|not included',
  code: '\\bcode\\b|coupon',
  weather:
    'rain|storm|weather|wind|lightning|heaters?|cold|hot\\b|roof|pours|snow|dry\\b|or (?:inside|indoors)',
  bring: 'bring|wear|shoes|clothes|\\bid\\b|towel|layer|sweater',
  fulfillment: 'deliver|pick(?:ed)? ?up|ship|mail|online|to go|carry',
  languages: 'spanish|english|language|speak|translat',
  transit: '\\bbus(?:es)?\\b|\\btrains?\\b|rail\\b|station|streetcar|trolley',
  place: '\\bstreet\\b|corner|behind|beside|near|across|entrance|next to|avenue|upstairs',
  setting: '(?:in|out)door|roof|patio|tent|shade|covered|terrace',
  soldOut: 'sell|sold|left\\b|runs? out|full\\b|empty',
  until: 'valid|until|through|expir|within',
};
