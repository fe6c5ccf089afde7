import type { Picture } from '../../data/model/view.ts';

/** Units of the drawing that a letter of the display face takes on average, at a size of 100. */
const letterWidth = 50;

/** The city's name as wide as the page and cut by its lower edge, under the mark. Only decoration. */
export function GiantName({ name, mark }: { readonly name: string; readonly mark: Picture }) {
  const width = Math.max(name.length, 6) * letterWidth;
  return (
    <div className="giant" aria-hidden="true">
      <img src={mark.src} width={mark.width} height={mark.height} alt="" loading="lazy" />
      <svg viewBox={`0 0 ${width} 66`} aria-hidden="true">
        <text x={width / 2} y="84">
          {name}
        </text>
      </svg>
    </div>
  );
}
