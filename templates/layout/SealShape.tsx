const lobes = 14;
/** Radius of the circle through the valleys between lobes, and of a lobe; the seal is 1 wide. */
const valleyRadius = 0.44;
const lobeRadius = 0.11;

function outline(): string {
  const round = (value: number) => Math.round(value * 100) / 100;
  const points = Array.from({ length: lobes }, (_, index) => {
    const angle = ((index + 0.5) / lobes) * 2 * Math.PI;
    return `${round(0.5 + valleyRadius * Math.cos(angle))} ${round(0.5 + valleyRadius * Math.sin(angle))}`;
  });
  return `M${points.at(-1)}${points.map((point) => `A${lobeRadius} ${lobeRadius} 0 0 1 ${point}`).join('')}`;
}

/** The clip path of all seals on the page; it is shorter as SVG than in the style sheet. */
export function SealShape() {
  return (
    <svg className="unseen" aria-hidden="true">
      <clipPath id="seal" clipPathUnits="objectBoundingBox">
        <path d={outline()} />
      </clipPath>
    </svg>
  );
}
