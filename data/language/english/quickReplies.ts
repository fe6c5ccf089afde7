import type { Language } from '../language.ts';

/** The quick replies. The specification demands the two of `standing`. */
export const quickReplies: Language['quickReplies'] = {
  'audience-and-setting': ['Family, indoors', 'Family, outdoors', 'Adults, indoors', 'Adults, outdoors'],
  audience: ['With the family', 'Adults only'],
  setting: ['Indoors', 'Outdoors'],
  time: ['Morning', 'Afternoon', 'Evening'],
  budget: ['Under {amount}', 'Money is no object'],
  open: ['Something cheaper', 'Surprise me'],
  none: ['Surprise me'],
  standing: ['Show me something else', 'More options'],
};
