import { addStylesheet } from '../addStylesheet.ts';

/** The URLs of the style sheets in client/styles/lazy/; the bundler fills them in. */
declare const lazySheets: { readonly conversation: string; readonly settings: string };

/** The URL of the styles of a conversation. */
export const conversationSheet = (): string => lazySheets.conversation;

// A page has one copy of each style sheet, however many parts of it ask for one.
let isConversationLoaded = false;
let conversation: Promise<void> | undefined;
let settings: Promise<unknown> | undefined;

/** Whether `loadConversationStyles` has resolved. */
export const hasConversationStyles = (): boolean => isConversationLoaded;

/**
 * Loads the styles of a conversation once. Resolves even if they cannot be loaded, because it works without them; the next call
 * then tries again.
 */
export function loadConversationStyles(): Promise<void> {
  conversation ??= addStylesheet(conversationSheet()).then((isLoaded) => {
    isConversationLoaded = true;
    if (!isLoaded) conversation = undefined;
  });
  return conversation;
}

/** Loads the styles of the settings once. Resolves even if they cannot be loaded. */
export function loadSettingsStyles(): Promise<unknown> {
  settings ??= addStylesheet(lazySheets.settings);
  return settings;
}
