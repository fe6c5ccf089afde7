/** A numbered pin as part of an SVG: its tip is the origin, its width about 6. */
export function Pin({ number }: { readonly number: number }) {
  return (
    <g>
      <path d="M0 0C-1.1-1.9-2.9-2.9-2.9-4.7a2.9 2.9 0 1 1 5.8 0C2.9-2.9 1.1-1.9 0 0Z" fill="#c24327" />
      <text y="-3.5" fill="#fffaf0" fontSize="3.3" fontWeight="650" textAnchor="middle">
        {number}
      </text>
    </g>
  );
}
