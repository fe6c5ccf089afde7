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

/** The pins of a view: where the leader of a group is beside the frame, the pin is at its first point inside. */
export function pinGroups(
  groups: readonly PointGroup[],
  points: readonly MapPoint[],
  closest: readonly PointGroup[],
  view: FrameView,
): PinGroup[] {
  const leaderOf = new Map(
    closest.flatMap(({ leader, members }) => members.map((member) => [member, leader])),
  );
  const isSeen = (point: MapPoint) => isInFrame(inFrame(point, view.position, view.frame), view.frame);
  return groups.flatMap((group): PinGroup[] => {
    const pointsAt = (indexes: readonly number[]) => indexes.flatMap((index) => points[index] ?? []);
    const members = pointsAt(group.members);
    const leader = pointsAt([group.leader, ...group.members]).find(isSeen);
    if (!leader) return [];
    const parts = new Set(group.members.map((member) => leaderOf.get(member)));
    return [{ leader, points: eachDealOnce(members), canPart: parts.size > 1 }];
  });
}

const eachDealOnce = (points: readonly MapPoint[]) => [
  ...new Map(points.map((point) => [point.deal, point])).values(),
];
