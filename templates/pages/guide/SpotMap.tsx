import { t } from '../../../data/messages/t.ts';
import { mapColors } from '../../../data/model/mapColors.ts';
import type { SpotMap } from '../../../data/model/pages/guide.ts';
import { ArrowLink } from './ArrowLink.tsx';
import { pinArea } from './mapGeometry.ts';
import { headHeight, Pin, reach, spotAnchor } from './Pin.tsx';
import { placeLabels } from './placeLabels.ts';

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
  // The pins name those that matter, and all of them would be a long list.
  const wordsOf = (kind: ShapeKind) =>
    kind === 'park' && namesOf(kind).length > 1 ? t('guide.parks') : namesOf(kind).join(', ');
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
              {wordsOf(kind)}
            </span>
          ))}
      </p>
      <small>{map.attribution}</small>
    </figcaption>
  );
}

type PinData = SpotMap['pins'][number];

/** Links to the spot in the list. If the pin was moved aside, a line leads to its real position. */
function PinLink({
  pin,
  tips,
  name,
  unit,
}: {
  readonly pin: PinData;
  /** Of the pins that the other heads belong to. */
  readonly tips: readonly { readonly x: number; readonly y: number }[];
  readonly name: string;
  readonly unit: number;
}) {
  const { number, x, y, spotX, spotY } = pin;
  const isMoved = x !== spotX || y !== spotY;
  return (
    <a href={`#${spotAnchor(number)}`} aria-label={`${number}: ${name}`}>
      <path d={pinArea(pin, tips, reach * unit, headHeight * unit)} fill="transparent" />
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

/** The pins and arrows, in the order of the spots. */
function MapLinks({
  map: { pins, arrows },
  names,
  unit,
}: {
  readonly map: SpotMap;
  readonly names: readonly string[];
  readonly unit: number;
}) {
  const heads = [...pins, ...arrows.map(({ number, x, y }) => ({ number, x, y: y + headHeight * unit }))];
  return names.map((name, index) => {
    const number = index + 1;
    const pin = pins.find((one) => one.number === number);
    const arrow = arrows.find((one) => one.number === number);
    const common = { tips: heads.filter((head) => head.number !== number), name, unit };
    if (pin) return <PinLink key={number} pin={pin} {...common} />;
    return arrow && <ArrowLink key={number} arrow={arrow} {...common} />;
  });
}

/**
 * A map of the spots called `names`. One em of its text is a hundredth of its width, so the style sheet can size labels for
 * the width of the window. To a screen reader the map is one picture, and each pin or arrow is a link.
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
        <MapLinks map={map} names={names} unit={unit} />
      </svg>
      <MapLegend map={map} />
    </figure>
  );
}
