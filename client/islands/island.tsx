import type { ComponentType } from 'react';
import { Component, type ReactNode } from 'react';

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

/**
 * Keeps a fault inside its island: the page around it stays as it is, and a quiet line takes the island's place.
 * Renders nothing of its own, so that the server's HTML is the same without it.
 */
export class IslandBoundary extends Component<
  { readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p className="island-failed" role="status">
        This part of the page stopped working. Load the page again to use it.
      </p>
    );
  }
}
