/** Where the sheets of client/styles/lazy/ are; the bundler puts it in. */
declare const lazySheets: { readonly conversation: string };

let isLoaded = false;
let loading: Promise<void> | undefined;

/** Whether the page wears the looks of a conversation already. */
export const hasConversationSheet = (): boolean => isLoaded;

/**
 * Has the page wear the looks of a conversation. Resolves once it does, and also where they cannot be had: what is plain
 * to look at still works.
 */
export function loadConversationSheet(): Promise<void> {
  loading ??= loadSheet(lazySheets.conversation).then(() => {
    isLoaded = true;
  });
  return loading;
}

/** Has the page wear the sheet at `address`; resolves as `loadConversationSheet` does. */
export const loadSheet = (address: string): Promise<void> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
