import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** Words and elements in a row, as `tParts` returns them. */
export const inline = (parts: readonly ReactNode[]): ReactElement => createElement(Fragment, null, ...parts);
