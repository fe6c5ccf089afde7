import { mapColors } from '../../../data/model/mapColors.ts';
import type { SpotArrow } from '../../../data/model/pages/guide.ts';
import { pinArea } from './mapGeometry.ts';
import { headHeight, pinHead, reach, spotAnchor } from './Pin.tsx';

interface Head {
  readonly x: number;
  readonly y: number;
}

/** A pin lying on its side at the edge of the map, its tip toward a spot beyond it, with a link to that spot in the list. */
export function ArrowLink({
  arrow,
  tips,
  name,
  unit,
}: {
  readonly arrow: SpotArrow;
  /** Of the pins that the other heads belong to. */
  readonly tips: readonly Head[];
  readonly name: string;
  readonly unit: number;
}) {
  const { number, x, y, angle, distance, words } = arrow;
  return (
    <a href={`#${spotAnchor(number)}`} aria-label={`${number}: ${name}, ${distance}`}>
      <path
        d={pinArea({ x, y: y + headHeight * unit }, tips, reach * unit, headHeight * unit)}
        fill="transparent"
      />
      <g transform={`translate(${x} ${y}) scale(${unit})`}>
        <g>
          <path d={pinHead} transform={`rotate(${angle - 90}) translate(0 ${headHeight})`} fill="#c24327" />
          <text y="1.2" fill="#fffaf0" fontSize="3.3" fontWeight="700" textAnchor="middle">
            {number}
          </text>
        </g>
      </g>{' '}
      <text
        className="small"
        y={y}
        textAnchor={words.anchor}
        fill="var(--ink)"
        stroke={mapColors.land}
        strokeWidth=".25em"
        paintOrder="stroke"
      >
        {words.lines.map((line, index) => (
          <tspan
            key={line}
            x={words.x}
            dy={`${index === 0 ? 0.35 - (words.lines.length - 1) * 0.6 : 1.2}em`}
            fontWeight={index > 0 ? 450 : undefined}
          >
            {`${line} `}
          </tspan>
        ))}
      </text>
    </a>
  );
}
