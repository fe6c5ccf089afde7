import { type ReactNode, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { type Island, IslandBoundary, idPrefix } from '../../client/islands/island.tsx';
import { scriptJson } from '../../data/model/scriptJson.ts';
import { KeptMarkupContext } from './keptMarkup.ts';

type HtmlProp<Props> = { [Key in keyof Props]: Props[Key] extends string ? Key : never }[keyof Props];

/** Stands in the place of a slot; React escapes all text that could look like it. */
const slotMark = '<!--slot-->';

function renderIsland<Props extends object>(
  { name, Component }: Island<Props>,
  props: Props,
  id: string,
): string {
  return renderToString(
    <IslandBoundary>
      <Component {...props} />
    </IslandBoundary>,
    { identifierPrefix: idPrefix(name, id) },
  );
}

/**
 * An island in a page: its HTML, and the props for hydration. Each is a React root of its own, so that `useId` gives the
 * same ids in the browser. With `isAsked` it hydrates at once if the URL has a query. `children` stand below it.
 */
export function IslandRoot<Props extends object>({
  of: island,
  props,
  id = '1',
  isAsked = false,
  slot,
  children,
}: {
  readonly of: Island<Props>;
  readonly props: Props;
  /** Distinguishes islands of the same name on a page. */
  readonly id?: string;
  readonly isAsked?: boolean;
  /**
   * The prop with HTML that the island shows as it is, and that the browser reads from there. What is around it is rendered once for
   * all pages with the same other props.
   */
  readonly slot?: HtmlProp<Props>;
  readonly children?: ReactNode;
}) {
  const { name, when } = island;
  const { keep } = useContext(KeptMarkupContext);
  const sent = scriptJson(slot === undefined ? props : { ...props, [slot]: undefined });
  const html =
    slot === undefined
      ? renderIsland(island, props, id)
      : keep(`${name} ${id} ${sent}`, () => renderIsland(island, { ...props, [slot]: slotMark }, id)).replace(
          slotMark,
          () => String(props[slot]),
        );
  return (
    <div data-island={name} data-key={id} data-when={when} data-query={isAsked ? '' : undefined}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered this HTML */}
      <div data-island-root="" dangerouslySetInnerHTML={{ __html: html }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end the element */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: sent }} />
      {children}
    </div>
  );
}
