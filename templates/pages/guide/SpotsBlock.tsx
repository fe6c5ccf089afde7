import { t } from '../../../data/messages/t.ts';
import type { GuideBlock } from '../../../data/model/pages/guide.ts';
import { SectionHead } from '../../parts/SectionHead.tsx';
import { Pin, spotAnchor } from './Pin.tsx';
import { DefinitionList } from './Slip.tsx';
import { SpotMapView } from './SpotMap.tsx';

type SpotsBlockData = Extract<GuideBlock, { kind: 'spots' }>;

function Spot({ spot }: { readonly spot: SpotsBlockData['items'][number] }) {
  return (
    <li id={spotAnchor(spot.number)}>
      <svg viewBox="-3 -7.7 6 7.8" aria-hidden="true">
        <Pin number={spot.number} />
      </svg>
      <h3>{spot.name}</h3>
      <a className="quiet" href={spot.directions} target="_blank" rel="noopener">
        {t('deal.directions')}
        <span className="unseen">{` ${t('deal.directions-to', { place: spot.name })}`}</span>
      </a>
      <div>
        <p className="tags">{spot.area}</p>
        <DefinitionList items={{ [t('spot.best-for')]: spot.bestFor }} />
        {/* Folded on phones only (styles/parts/spots.css). */}
        <details>
          <summary>{t('spot.more')}</summary>
          <DefinitionList items={{ [t('spot.tip')]: spot.tips, [t('spot.parking')]: spot.parking }} />
          <p>{spot.description}</p>
        </details>
      </div>
    </li>
  );
}

/** Places on a map and as a list next to it; only the list if the city has no map. */
export function SpotsBlock({ block }: { readonly block: SpotsBlockData }) {
  const { heading, intro, map, items } = block;
  return (
    <>
      <SectionHead heading={heading} intro={intro} />
      <div className="spots">
        {map && <SpotMapView map={map} names={items.map(({ name }) => name)} label={heading} />}
        <ol>
          {items.map((spot) => (
            <Spot key={spot.number} spot={spot} />
          ))}
        </ol>
      </div>
    </>
  );
}
