/** The outline of a pin with its tip at the origin and a width of about 6. */
export const pinHead = 'M0 0C-1.1-1.9-2.9-2.9-2.9-4.7a2.9 2.9 0 1 1 5.8 0C2.9-2.9 1.1-1.9 0 0Z';
/** The distance from the tip of a pin to the center of its head. */
export const headHeight = 4.7;
/** Half the side of the touch area of a head. */
export const reach = 8;

/** The anchor of the spot with this number, counted from 1. */
export const spotAnchor = (number: number) => `spot-${number}`;

/** A numbered pin for an SVG, with its tip at the origin. */
export function Pin({ number }: { readonly number: number }) {
  return (
    <g>
      <path d={pinHead} fill="#c24327" />
      <text y="-3.5" fill="#fffaf0" fontSize="3.3" fontWeight="700" textAnchor="middle">
        {number}
      </text>
    </g>
  );
}
