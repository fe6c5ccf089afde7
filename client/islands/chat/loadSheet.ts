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
  loading ??= new Promise<void>((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = lazySheets.conversation;
    const settle = () => {
      isLoaded = true;
      resolve();
    };
    link.onload = settle;
    link.onerror = settle;
    document.head.append(link);
  });
  return loading;
}
