import { useEffect } from 'react';

/** Tells the style sheet, as `--seen`, how much of the window is left above the keyboard of a phone. */
export function useSeenHeight(): void {
  useEffect(() => {
    const view = window.visualViewport;
    const { style } = document.documentElement;
    if (!view) return;
    const tell = () => {
      // Who looks closer wants nothing to shrink.
      if (view.scale === 1) style.setProperty('--seen', `${view.height}px`);
    };
    tell();
    view.addEventListener('resize', tell);
    return () => view.removeEventListener('resize', tell);
  }, []);
}
