import type { SpotMap } from '../../../data/model/pages/guide.ts';
import { MapLegend } from './MapLegend.tsx';
import { MapLine } from './MapLine.tsx';
import { Pin } from './Pin.tsx';
import { pinArea } from './pinArea.ts';
import { placeNames } from './placeNames.ts';
import { spotAnchor } from './spotAnchor.ts';

type PinData = SpotMap['pins'][number];

/** Half the side of the square that a finger may meet, and the middle of a pin's head above its tip. */
const [reach, headHeight] = [8, 4.7];

/** Leads to the spot in the list; where the pin stepped aside, a line shows the place that it means. */
function PinLink({
  pin,
  others,
  name,
  unit,
}: {
  readonly pin: PinData;
  readonly others: readonly PinData[];
  readonly name: string;
  readonly unit: number;
}) {
  const { number, x, y, spotX, spotY } = pin;
  const stepped = x !== spotX || y !== spotY;
  return (
    <a href={`#${spotAnchor(number)}`} aria-label={`${number}: ${name}`}>
      <path d={pinArea(pin, others, reach * unit, headHeight * unit)} fill="transparent" />
      {stepped && (
        <g fill="#c24327" stroke="#c24327" strokeWidth="2">
          <path d={`M${x} ${y}L${spotX} ${spotY}`} />
          <circle cx={spotX} cy={spotY} r="3" />
        </g>
      )}
      <g transform={`translate(${x} ${y}) scale(${unit})`}>
        <Pin number={number} />
      </g>
    </a>
  );
}

/** The ground of the map with light over the spots and with its names: one picture. */
function Ground({
  map,
  label,
  unit,
}: {
  readonly map: SpotMap;
  readonly label: string;
  readonly unit: number;
}) {
  return (
    <svg role="img" aria-label={`Map: ${label}`}>
      <path
        d={map.outline}
        fill="var(--land)"
        stroke="light-dark(#b4c99b, #466b85)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {map.pins.map(({ number, spotX, spotY }) => (
        <circle key={number} cx={spotX} cy={spotY} r={7 * unit} fill="#f5a81c" fillOpacity=".16" />
      ))}
      {map.lines.map(({ kind, name, d }) => (
        <MapLine key={`${kind} ${name} ${d}`} kind={kind} d={d} />
      ))}
      <g textAnchor="middle" fill="var(--ink)" stroke="var(--land)" strokeWidth=".25em" paintOrder="stroke">
        {placeNames(map).map(({ name, size, x, y }) => (
          <text key={name} className={size} x={x} y={y}>
            {name}
          </text>
        ))}
      </g>
    </svg>
  );
}

/**
 * The map of the spots called `names`. One em of its text is a hundredth of its width, so that the style sheet can
 * size names for the width of the window. What is drawn is a picture to a screen reader, the pins are links.
 */
export function SpotMapView({
  map,
  names,
  label,
}: {
  readonly map: SpotMap;
  readonly names: readonly string[];
  readonly label: string;
}) {
  const unit = map.width / 100;
  return (
    <figure className="map">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its picture and its links have labels of their own */}
      <svg viewBox={`0 0 ${map.width} ${map.height}`} fontSize={unit}>
        <Ground map={map} label={label} unit={unit} />
        {map.pins.map((pin, index) => (
          <PinLink
            key={pin.number}
            pin={pin}
            others={map.pins.filter((other) => other !== pin)}
            name={names[index] ?? ''}
            unit={unit}
          />
        ))}
      </svg>
      <MapLegend map={map} />
    </figure>
  );
}
