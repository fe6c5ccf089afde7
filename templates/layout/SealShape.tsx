const lobes = 14;
/** Of the circle through the valleys between lobes, and of a lobe; the seal is 1 wide. */
const valleys = 0.44;
const lobe = 0.11;

function outline(): string {
  const round = (value: number) => Math.round(value * 100) / 100;
  const points = Array.from({ length: lobes }, (_, index) => {
    const angle = ((index + 0.5) / lobes) * 2 * Math.PI;
    return `${round(0.5 + valleys * Math.cos(angle))} ${round(0.5 + valleys * Math.sin(angle))}`;
  });
  return `M${points.at(-1)}${points.map((point) => `A${lobe} ${lobe} 0 0 1 ${point}`).join('')}`;
}

/** The shape that every seal of the page is cut to; shorter here than in the style sheet, and round. */
export function SealShape() {
  return (
    <svg className="unseen" aria-hidden="true">
      <clipPath id="seal" clipPathUnits="objectBoundingBox">
        <path d={outline()} />
      </clipPath>
    </svg>
  );
}
