import type { SpotMap } from '../../../data/model/pages/guide.ts';
import { MapLine } from './MapLine.tsx';
import { Pin } from './Pin.tsx';

type Line = SpotMap['lines'][number];

const kinds: readonly Line['kind'][] = ['rail', 'water', 'road'];

/** What the signs of a map mean, and where its shapes come from. */
export function MapLegend({ map }: { readonly map: SpotMap }) {
  const namesOf = (kind: Line['kind']) => [
    ...new Set(map.lines.filter((line) => line.kind === kind).map(({ name }) => name)),
  ];
  return (
    <figcaption>
      <p className="tags">
        <span>
          <svg viewBox="-3 -7.7 6 7.8" aria-hidden="true">
            <Pin number={1} />
          </svg>
          A spot in the list
        </span>
        {kinds
          .filter((kind) => namesOf(kind).length > 0)
          .map((kind) => (
            <span key={kind}>
              <svg viewBox="0 0 28 24" aria-hidden="true">
                <MapLine kind={kind} d="M4 12h20" />
              </svg>
              {namesOf(kind).join(', ')}
            </span>
          ))}
      </p>
      <small>{map.attribution}</small>
    </figcaption>
  );
}
