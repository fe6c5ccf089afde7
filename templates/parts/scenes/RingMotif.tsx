/** Rings like those around the sun, which link cards repeat. */
export function RingMotif() {
  return (
    <g id="motif" fill="currentColor" fillOpacity=".5">
      {[100, 72, 45].map((radius) => (
        <circle key={radius} r={radius} />
      ))}
    </g>
  );
}
