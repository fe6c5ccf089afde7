import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { t } from '../../../data/messages/t.ts';
import { dealCount } from '../../../data/model/deals/dealCount.ts';
import { MapPicture } from './MapPicture.tsx';
import { MapPins } from './MapPins.tsx';
import { MapTools } from './MapTools.tsx';
import { nearestSentence } from './nearPlace.ts';
import { type DealMapProps, useDealMap } from './useDealMap.ts';
import { moveByKey } from './useGestures.ts';

/** The places of deals on the map of the city, each with a card. */
export function DealsMap(props: DealMapProps) {
  const { map, source, currency, place, locate } = props;
  const root = useRef<HTMLElement>(null);
  const isMoved = useRef(false);
  const { view, points, here, open, ...state } = useDealMap(root, props);
  const { groups, move, close } = state;
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (open) event.preventDefault();
      close();
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!moveByKey(move, event.key)) return;
    event.preventDefault();
    isMoved.current = true;
  };
  useLayoutEffect(() => {
    // The pin that had the focus may have left the frame.
    if (isMoved.current && document.activeElement === document.body) root.current?.focus();
    isMoved.current = false;
  });
  const inView = new Set(groups.flatMap((group) => group.points.map(({ deal }) => deal))).size;
  return (
    <div className="deal-map">
      <MapTools move={move} showAll={state.showAll} locate={here ? state.showNear : locate} />
      <section
        ref={root}
        className="map-frame"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map
        tabIndex={0}
        aria-label={t('map.title')}
        onKeyDown={handleKey}
      >
        {view && (
          <>
            <MapPicture map={map} view={view} pins={state.leaders} here={here} />
            <MapPins
              onChoose={state.choose}
              onReach={state.reach}
              {...{ groups, view, open, close, source, currency, place }}
            />
          </>
        )}
      </section>
      <p className="map-status">
        <span role="status">
          {t('map.in-view', { deals: dealCount(inView) })}
          {place && nearestSentence(points, place)}
        </span>{' '}
        <small className="map-hint">{t('map.fingers')}</small> <small>{map.attribution}</small>
      </p>
    </div>
  );
}
