import { hydrateRoot } from 'react-dom/client';
import { type Island, IslandBoundary, idPrefix } from './island.tsx';

/**
 * Hydrates the island in `root` with the props stored in the page, and with `found`, the props read from its HTML.
 */
export function hydrate<Props extends object>(
  root: HTMLElement,
  { name, Component }: Island<Props>,
  found: Partial<Props> = {},
): void {
  const stored = root.querySelector(':scope > script[type="application/json"]');
  const place = root.querySelector<HTMLElement>(':scope > [data-island-root]');
  if (!stored || !place) throw new Error(`The page has no props for the island ${name}`);
  const props = { ...JSON.parse(stored.textContent), ...found } as Props;
  hydrateRoot(
    place,
    <IslandBoundary>
      <Component {...props} />
    </IslandBoundary>,
    { identifierPrefix: idPrefix(name, root.dataset.key ?? '') },
  );
}
