import { useMemo } from 'react';
import { mapColors } from '../../../data/model/mapColors.ts';
import type { MapData } from '../../../data/model/mapData.ts';
import { isWhole, labelSizes, mapLabels } from '../../../data/model/mapLabels.ts';
import type { Point } from '../../../data/model/mapProjection.ts';
import { pinRoom } from './groupPoints.ts';
import type { FrameView } from './useFrame.ts';

/** The land, its names and the visitor's place. The pins say all of it in words. */
export function MapPicture({
  map,
  view: { frame, position },
  pins,
  here,
}: {
  readonly map: MapData;
  readonly view: FrameView;
  readonly pins: readonly Point[];
  readonly here: Point | null;
}) {
  const { x, y, scale } = position;
  const names = useMemo(() => mapLabels(map.places, pins, scale, pinRoom), [map, pins, scale]);
  const labels = names.filter((name) => isWhole(name, x, frame.width, scale));
  const [width, height] = [frame.width / scale, frame.height / scale];
  return (
    <svg viewBox={`${x - width / 2} ${y - height / 2} ${width} ${height}`} aria-hidden="true">
      <use href={`${map.href}#city`} />
      <g
        fill="var(--ink)"
        stroke={mapColors.land}
        strokeWidth=".25em"
        paintOrder="stroke"
        textAnchor="middle"
      >
        {labels.map((label) => (
          <text
            key={label.name}
            className={label.size}
            x={label.x}
            y={label.y}
            fontSize={labelSizes[label.size] / scale}
          >
            {label.name}
          </text>
        ))}
      </g>
      {here && (
        <g className="here" strokeWidth={3 / scale}>
          <circle cx={here.x} cy={here.y} r={22 / scale} />
          <circle cx={here.x} cy={here.y} r={8 / scale} />
        </g>
      )}
    </svg>
  );
}
