import { t } from '../../../data/messages/t.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { MoveMap } from './useFrame.ts';
import { zoomBy, zoomStep } from './useGestures.ts';

/** The buttons of a map. */
export function MapTools({
  move,
  showAll,
  locate,
}: {
  readonly move: MoveMap;
  readonly showAll: () => void;
  readonly locate: () => void;
}) {
  return (
    <div className="map-tools">
      <button type="button" aria-label={t('map.zoom-in')} onClick={() => zoomBy(move, zoomStep)}>
        +
      </button>
      <button type="button" aria-label={t('map.zoom-out')} onClick={() => zoomBy(move, 1 / zoomStep)}>
        −
      </button>
      <button type="button" onClick={showAll}>
        {t('map.all')}
        <span className="unseen">{` ${t('map.all-what')}`}</span>
      </button>
      <button type="button" onClick={locate}>
        <Icon name="pin" />
        {t('map.near-me')}
      </button>
    </div>
  );
}
