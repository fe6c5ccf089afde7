import type { ComponentType } from 'react';
import { Component, type ReactNode } from 'react';
import { t } from '../../data/messages/t.ts';

/** When the browser hydrates an island; in any case it does when the visitor interacts with it. */
export type Trigger = 'load' | 'visible' | 'interaction';

/** A stateful part of a page. The build renders it with the same props as the browser. */
export interface Island<Props> {
  /** The name of its file in islands/entries/. */
  readonly name: string;
  readonly when: Trigger;
  readonly Component: ComponentType<Props>;
}

/** An island that the build renders and the browser hydrates at the trigger `when`. */
export const defineIsland = <Props extends object>(
  name: string,
  when: Trigger,
  Component: ComponentType<Props>,
): Island<Props> => ({ name, when, Component });

/** The prefix of React's ids inside an island, the same in the build and in the browser. */
export const idPrefix = (name: string, key: string) => `${name}-${key}-`;

/**
 * Contains an error in its island: a short notice replaces the island, and the page around it keeps working. Adds no markup
 * of its own, so that hydration matches the built HTML.
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
        {t('island.failed')}
      </p>
    );
  }
}
