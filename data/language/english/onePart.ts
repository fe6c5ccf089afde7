import type { OnePartReplies } from '../onePartReplies.ts';

export const englishOnePart: OnePartReplies = {
  setting: ['Would you rather be indoors or outdoors?', 'Inside or outside?'],
  unlike: ['I have nothing else quite like {like}. Would another price work?'],
};
