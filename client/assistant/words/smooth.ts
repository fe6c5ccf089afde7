import type { Language } from '../../../data/language/language.ts';

/** `text` as it is spoken: where words meet, some languages change them ("de el" is "del"). */
export const smooth = (text: string, { euphony }: Pick<Language, 'euphony'>): string =>
  euphony.reduce((spoken, [meeting, words]) => spoken.replace(new RegExp(meeting, 'gu'), words), text);
