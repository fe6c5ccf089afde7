// What the templates, and the parts and pages of a project, use of React at build time. It is one file of the program's bundle, so that
// both have the same React.
export {
  Component,
  createContext,
  createElement,
  memo,
  useCallback,
  useContext,
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
// Islands import these two, and no build calls them.
export { createRoot, hydrateRoot } from 'react-dom/client';
export { renderToStaticMarkup, renderToString } from 'react-dom/server';
