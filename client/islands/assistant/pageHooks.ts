import { type RefObject, useEffect, useState } from 'react';
import { messageMeta } from './messageMeta.ts';
import { hasConversationStyles, loadConversationStyles } from './stylesheets.ts';
import type { ChatSession } from './useChat.ts';

/** Loads the styles of a conversation; true once they apply. */
export function useStylesheet(): boolean {
  const [isLoaded, setLoaded] = useState(hasConversationStyles);
  useEffect(() => {
    loadConversationStyles().then(() => setLoaded(true));
  }, []);
  return isLoaded;
}

/** Scrolls the conversation into view when it replaces the greeting, because it may be taller. */
export function useScrollIntoView(element: RefObject<HTMLElement | null>, isLive: boolean): void {
  useEffect(() => {
    if (isLive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [element, isLive]);
}

/** Sets the CSS property `--seen` to the height of the window above an on-screen keyboard. */
export function useViewportHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const { style } = document.documentElement;
    if (!viewport) return;
    const update = () => {
      // Zooming in also makes the visible area smaller, but must not shrink the conversation.
      if (viewport.scale === 1) style.setProperty('--seen', `${viewport.height}px`);
    };
    update();
    viewport.addEventListener('resize', update);
    return () => viewport.removeEventListener('resize', update);
  }, []);
}

/** Says in a panel on the page of a deal what the visitor looks at, once the assistant is loaded. */
export function useOpening(isPanel: boolean, { assistant, dispatch }: ChatSession): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page does not change
  useEffect(() => {
    if (!isPanel || !assistant) return;
    const facts = document.querySelectorAll<HTMLElement>('[data-fact]');
    const meta = messageMeta();
    const opening = assistant.openingOn(
      location.pathname,
      Array.from(facts, ({ dataset }) => dataset.fact ?? ''),
      assistant,
      meta.at,
    );
    if (opening) dispatch({ type: 'opened', ...opening, ...meta });
  }, [assistant]);
}

/** Asks `firstQuestion` once and, if `isPage`, the question in the page's URL, which is then removed from the URL. */
export function useInitialQuestion(
  isPage: boolean,
  firstQuestion: string | null,
  say: (text: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is asked once, whatever else changes
  useEffect(() => {
    if (firstQuestion) say(firstQuestion);
    const question = isPage && new URLSearchParams(location.search).get('q');
    if (!question) return;
    // Going back or reloading would ask it again.
    history.replaceState(history.state, '', location.pathname);
    say(question);
  }, [firstQuestion]);
}
