/** The languages in which the program has words for visitors, by their codes: those of the folders in data/language. */
export const languagesWithWords: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'German',
  pt: 'Portuguese',
  es: 'Spanish',
};

/** The languages in which the assistant answers by itself, by their codes. */
export const assistantLanguages: Readonly<Record<string, string>> = { en: 'English', es: 'Spanish' };

/** What decides whether a site has an assistant: the BCP 47 tag of its language, and its settings. */
interface AssistantSettings {
  readonly language: string;
  readonly assistant?:
    | { readonly hosted?: object | undefined; readonly proxy?: string | undefined }
    | undefined;
}

/** Whether the assistant of a site answers in its language: by itself, or because a model answers in any. */
export const hasAssistant = ({ language, assistant }: AssistantSettings): boolean =>
  new Intl.Locale(language).language in assistantLanguages ||
  assistant?.hosted !== undefined ||
  assistant?.proxy !== undefined;
