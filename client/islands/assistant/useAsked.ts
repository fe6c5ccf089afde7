import { useEffect } from 'react';

/** Says `firstWords`, and where `isPage` what the address asks, which is then taken out of it. */
export function useAsked(isPage: boolean, firstWords: string | null, say: (text: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words are said once
  useEffect(() => {
    if (firstWords) say(firstWords);
    const asked = isPage && new URLSearchParams(location.search).get('q');
    if (!asked) return;
    // Coming back or loading the page again would ask it again.
    history.replaceState(history.state, '', location.pathname);
    say(asked);
  }, [firstWords]);
}
