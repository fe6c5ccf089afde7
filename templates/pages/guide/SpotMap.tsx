import { t } from '../../../data/messages/t.ts';
import { mapColors } from '../../../data/model/mapColors.ts';
import type { SpotMap } from '../../../data/model/pages/guide.ts';
import { pinArea } from './mapGeometry.ts';
import { placeLabels } from './placeLabels.ts';

/** A numbered pin for an SVG, with its tip at the origin and a width of about 6. */
export function Pin({ number }: { readonly number: number }) {
  return (
    <g>
      <path d="M0 0C-1.1-1.9-2.9-2.9-2.9-4.7a2.9 2.9 0 1 1 5.8 0C2.9-2.9 1.1-1.9 0 0Z" fill="#c24327" />
      <text y="-3.5" fill="#fffaf0" fontSize="3.3" fontWeight="700" textAnchor="middle">
        {number}
      </text>
    </g>
  );
}

/** The anchor of the spot with this number, counted from 1. */
export const spotAnchor = (number: number) => `spot-${number}`;

type ShapeKind = SpotMap['legend'][number]['kind'];

const lineStyles = {
  road: { stroke: mapColors.road, strokeWidth: 5 },
  water: { stroke: mapColors.water, strokeWidth: 9 },
  rail: { stroke: mapColors.rail, strokeWidth: 3.5, strokeDasharray: '0.1 7' },
  park: { stroke: mapColors.park, strokeWidth: 9 },
} as const satisfies Record<ShapeKind, object>;

const shapeKinds: readonly ShapeKind[] = ['rail', 'water', 'park', 'road'];

/** The legend of a map and the source of its shapes. */
function MapLegend({ map }: { readonly map: SpotMap }) {
  const namesOf = (kind: ShapeKind) => [
    ...new Set(map.legend.filter((shape) => shape.kind === kind).map(({ name }) => name)),
  ];
  return (
    <figcaption>
      <p className="tags">
        <span>
          <svg viewBox="-3 -7.7 6 7.8" aria-hidden="true">
            <Pin number={1} />
          </svg>
          {t('guide.spot')}
        </span>
        {shapeKinds
          .filter((kind) => namesOf(kind).length > 0)
          .map((kind) => (
            <span key={kind}>
              <svg viewBox="0 0 28 24" aria-hidden="true">
                <path d="M4 12h20" fill="none" strokeLinecap="round" {...lineStyles[kind]} />
              </svg>
              {namesOf(kind).join(', ')}
            </span>
          ))}
      </p>
      <small>{map.attribution}</small>
    </figcaption>
  );
}

type PinData = SpotMap['pins'][number];

/** Half the side of a pin's touch area, and the distance from a pin's tip to the center of its head. */
const [reach, headHeight] = [8, 4.7];

/** Links to the spot in the list. If the pin was moved aside, a line leads to its real position. */
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
  const isMoved = x !== spotX || y !== spotY;
  return (
    <a href={`#${spotAnchor(number)}`} aria-label={`${number}: ${name}`}>
      <path d={pinArea(pin, others, reach * unit, headHeight * unit)} fill="transparent" />
      {isMoved && (
        <g fill="#c24327" stroke="#c24327" strokeWidth={unit / 3}>
          <path d={`M${x} ${y}L${spotX} ${spotY}`} />
          <circle cx={spotX} cy={spotY} r={unit / 2} />
        </g>
      )}
      <g transform={`translate(${x} ${y}) scale(${unit})`}>
        <Pin number={number} />
      </g>
    </a>
  );
}

/** The land, lines and labels of the map, with a glow around the spots: one picture. */
function MapPicture({
  map,
  label,
  unit,
}: {
  readonly map: SpotMap;
  readonly label: string;
  readonly unit: number;
}) {
  return (
    <svg role="img" aria-label={t('guide.map', { name: label })}>
      <use href={`${map.href}#city`} x={-map.x} y={-map.y} />
      {map.pins.map(({ number, spotX, spotY }) => (
        <circle key={number} cx={spotX} cy={spotY} r={7 * unit} fill="#f5a81c" fillOpacity=".16" />
      ))}
      <g
        textAnchor="middle"
        fill="var(--ink)"
        stroke={mapColors.land}
        strokeWidth=".25em"
        paintOrder="stroke"
      >
        {placeLabels(map).map(({ name, size, x, y }) => (
          <text key={name} className={size} x={x} y={y}>
            {name}
          </text>
        ))}
      </g>
    </svg>
  );
}

/**
 * A map of the spots called `names`. One em of its text is a hundredth of its width, so the style sheet can size labels for
 * the width of the window. To a screen reader the map is one picture, and each pin is a link.
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
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the picture and the links inside have labels */}
      <svg viewBox={`0 0 ${map.width} ${map.height}`} preserveAspectRatio="xMidYMid slice" fontSize={unit}>
        <MapPicture map={map} label={label} unit={unit} />
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
