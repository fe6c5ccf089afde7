import type { ComponentType } from 'react';

/** When the browser brings an island to life; a media query waits until it matches. */
export type Trigger = 'load' | 'idle' | 'visible' | 'interaction' | `(${string})`;

/** A part of a page that holds state in the browser. The server renders it with the same props. */
export interface Island<Props> {
  /** The name of its file in islands/entries/. */
  readonly name: string;
  readonly when: Trigger;
  readonly Component: ComponentType<Props>;
}

/** An island whose component is rendered on the server and hydrated `when` its time has come. */
export const defineIsland = <Props extends object>(
  name: string,
  when: Trigger,
  Component: ComponentType<Props>,
): Island<Props> => ({ name, when, Component });

/** Names of the ids that React makes inside an island: the same on the server and in the browser. */
export const idPrefix = (name: string, key: string) => `${name}-${key}-`;
