import { type RefObject, useEffect, useState } from 'react';
import { hasConversationSheet, loadConversationSheet } from './loadSheet.ts';

/** Loads the looks of a conversation; true once they are there. */
export function useLooks(): boolean {
  const [isReady, setReady] = useState(hasConversationSheet);
  useEffect(() => {
    loadConversationSheet().then(() => setReady(true));
  }, []);
  return isReady;
}

/** Brings all of a conversation into view once it takes the place of the greeting: it may be taller than that. */
export function useRoom(place: RefObject<HTMLElement | null>, isLive: boolean): void {
  useEffect(() => {
    if (isLive) place.current?.scrollIntoView({ block: 'nearest' });
  }, [place, isLive]);
}
