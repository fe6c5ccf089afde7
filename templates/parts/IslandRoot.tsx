import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type Island, IslandBoundary, idPrefix } from '../../client/islands/island.tsx';
import { scriptJson } from '../../data/model/scriptJson.ts';

/**
 * An island in a page: its HTML, and the props for hydration. Each is a React root of its own, so that `useId` gives the
 * same ids in the browser. With `isAsked` it hydrates at once if the URL has a query. `children` stand below it.
 */
export function IslandRoot<Props extends object>({
  of: island,
  props,
  id = '1',
  isAsked = false,
  unsent = [],
  children,
}: {
  readonly of: Island<Props>;
  readonly props: Props;
  /** Distinguishes islands of the same name on a page. */
  readonly id?: string;
  readonly isAsked?: boolean;
  /** Props that the browser reads from the island's own HTML. */
  readonly unsent?: readonly (keyof Props)[];
  readonly children?: ReactNode;
}) {
  const { name, when, Component } = island;
  const sent = Object.fromEntries(
    Object.entries(props).filter(([key]) => !unsent.includes(key as keyof Props)),
  );
  const html = renderToString(
    <IslandBoundary>
      <Component {...props} />
    </IslandBoundary>,
    { identifierPrefix: idPrefix(name, id) },
  );
  return (
    <div data-island={name} data-key={id} data-when={when} data-query={isAsked ? '' : undefined}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered this HTML */}
      <div data-island-root="" dangerouslySetInnerHTML={{ __html: html }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end the element */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(sent) }} />
      {children}
    </div>
  );
}
