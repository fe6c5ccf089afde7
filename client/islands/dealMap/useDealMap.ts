import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { DealFilter } from '../../../data/model/deals/dealFilter.ts';
import type { FilterableDeal } from '../../../data/model/deals/filterDeals.ts';
import type { Coordinates } from '../../../data/model/geo.ts';
import type { MapData } from '../../../data/model/mapData.ts';
import { extentOf, type Point, pointOf } from '../../../data/model/mapProjection.ts';
import type { DealSource } from '../../search/dealSource.ts';
import { groupPoints } from './groupPoints.ts';
import { type MapPoint, mapPoints } from './mapPoints.ts';
import { centeredAt, fitting, type MapLimits, revealed } from './mapPosition.ts';
import { positionNear } from './nearPlace.ts';
import { type PinGroup, pinGroups } from './pinGroups.ts';
import { useFrame } from './useFrame.ts';
import { useGestures } from './useGestures.ts';

export interface DealMapProps {
  readonly map: MapData;
  /** In the order of the list. */
  readonly deals: readonly FilterableDeal[];
  readonly filter: DealFilter;
  readonly source: DealSource;
  /** ISO 4217. */
  readonly currency: string;
  /** The visitor's place. */
  readonly place: Coordinates | null;
  /** Asks for it. */
  readonly locate: () => void;
}

const metersPerDegree = 111_320;
/** The largest scale: coordinates are not more exact. */
const metersPerPixel = 4;
/** How much of its largest scale a map uses by itself, so that what it shows has surroundings. */
const ownShare = 0.25;

/** The state of a map in the element `root`, and what visitors do with it. */
export function useDealMap(root: RefObject<HTMLElement | null>, props: DealMapProps) {
  const { points, limits, groupsAt } = usePoints(props);
  const { map, place } = props;
  const [view, move] = useFrame(root, points, limits);
  const [open, setOpen] = useState<string | null>(null);
  const here = useMemo(() => place && pointOf(map, place), [map, place]);
  const show = (shown: readonly Point[], share: number) =>
    move((_, frame) => fitting(extentOf(shown.map(({ x, y }) => [x, y])), limits.most * share, frame));
  const showNear = () => {
    if (here && place)
      move((position, frame) => positionNear(here, place, points, limits, frame) ?? position);
  };
  const showFound = useEffectEvent(showNear);
  useEffect(() => {
    if (here) showFound();
  }, [here]);
  useGestures(root, move, (at) => (open === null ? move(centeredAt(at)) : setOpen(null)));
  const groups = view ? groupsAt(view.position.scale) : [];
  return {
    points,
    view,
    here,
    open,
    leaders: useMemo(() => groups.flatMap(({ leader }) => points[leader] ?? []), [groups, points]),
    groups: view ? pinGroups(groups, points, groupsAt(limits.most), view) : [],
    move,
    showAll: () => show(points, ownShare),
    showNear,
    choose({ leader, points: members, canPart }: PinGroup) {
      setOpen(canPart || open === leader.key ? null : leader.key);
      if (canPart) show(members, 1);
      else move(revealed(leader, members.length > 1 ? 'list' : 'card'));
    },
    /** Has a pin that the focus has reached come out from behind what is in front of it. */
    reach: (leader: MapPoint) => move(revealed(leader, open === null ? 'nothing' : 'card')),
    close() {
      root.current?.querySelector<HTMLElement>('.pin[aria-expanded="true"]')?.focus();
      setOpen(null);
    },
  };
}

function usePoints({ deals, filter, map, source: { data } }: DealMapProps) {
  const neighborhoods = filter.neighborhoods.join(' ');
  return useMemo(() => {
    const points = mapPoints(deals, neighborhoods.split(' ').filter(Boolean), map, data);
    return { points, limits: limitsOf(map, points), groupsAt: groupPoints(points) };
  }, [deals, neighborhoods, map, data]);
}

/** As far as the picture and the points reach. */
const limitsOf = ({ width, height, perDegree }: MapData, points: readonly MapPoint[]): MapLimits => ({
  extent: extentOf([[0, 0], [width, height], ...points.map(({ x, y }) => [x, y] as const)]),
  most: metersPerDegree / perDegree.lat / metersPerPixel,
});
