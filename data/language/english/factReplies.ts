import type { FactReplies } from '../factWords.ts';
import { englishFactAnswers as answers } from './factAnswers.ts';
import { englishSentences as sentences } from './factTopics.ts';
import { words } from './patterns.ts';

/** English for answers about the facts of deals. */
export const englishFactReplies: FactReplies = {
  details: {
    now: words('(?:right )?now|at the moment|currently|still open'),
    today: words('today|tonight|this (?:morning|afternoon|evening)'),
    tomorrow: words('tomorrow'),
    weekend: words('weekends?'),
    free: words('free|cost(?:s)?|pay|paid|charge'),
    walkIn: words(
      'walk ?ins?|walk(?: right)? in|(?:just |simply )?(?:show|turn) up|drop in|just (?:come|go)|without (?:a )?(?:booking|reservation|appointment|ticket)s?',
    ),
    how: words('how|where'),
    total: words(
      'total|altogether|all (?:of us|in|together)|both(?: of us)?|everybody|everyone|for (?:the )?\\d+|(?:the )?\\d+ of us|whole (?:family|group)',
    ),
    perPerson: words('per|each|apiece|a head|for (?:both|all|everyone|everybody|2|two)|for 1|person'),
    kids: words(
      'kid|kids|child|children|family|toddlers?|bab(?:y|ies)|infants?|teens?|teenagers?|sons?|daughters?|little ones?',
    ),
  },
  sentences,
  answers,
};
