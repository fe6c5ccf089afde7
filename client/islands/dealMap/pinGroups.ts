import type { PointGroup } from './groupPoints.ts';
import type { MapPoint } from './mapPoints.ts';
import { inFrame, isInFrame } from './mapPosition.ts';
import type { FrameView } from './useFrame.ts';

/** A pin: one deal, or several whose places are close together. */
export interface PinGroup {
  /** Where it is. */
  readonly leader: MapPoint;
  /** The nearest point of each deal, in the order of the list. */
  readonly points: readonly MapPoint[];
  /** Whether it falls apart when a visitor zooms in. */
  readonly canPart: boolean;
}

/** The pins of a view. */
export function pinGroups(
  groups: readonly PointGroup[],
  points: readonly MapPoint[],
  closest: readonly PointGroup[],
  view: FrameView,
): PinGroup[] {
  const leaderOf = new Map(
    closest.flatMap(({ leader, members }) => members.map((member) => [member, leader])),
  );
  return groups.flatMap((group): PinGroup[] => {
    const leader = points[group.leader];
    if (!leader || !isInFrame(inFrame(leader, view.position, view.frame), view.frame)) return [];
    const members = group.members.flatMap((index) => points[index] ?? []);
    const parts = new Set(group.members.map((member) => leaderOf.get(member)));
    return [{ leader, points: eachDealOnce(members), canPart: parts.size > 1 }];
  });
}

const eachDealOnce = (points: readonly MapPoint[]) => [
  ...new Map(points.map((point) => [point.deal, point])).values(),
];
