// What the islands use of React; importing anything else of it is an error of the bundler. Bundled by bundleReact.mjs.
export {
  Component,
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
export { Fragment, jsx, jsxs } from 'react/jsx-runtime';
export { createRoot, hydrateRoot } from 'react-dom/client';
