import type { Picture } from '../../data/model/pages/view.ts';
import { displayWidth } from './displayWidth.ts';

/** Space at the sides, and the least width, so that short names are not taller than others. */
const margins = 55;
const narrowest = 300;

/** The city's name across the page, cut off by its lower edge, below the logo. Only decoration. */
export function GiantName({ name, mark }: { readonly name: string; readonly mark: Picture }) {
  const width = Math.max(narrowest, displayWidth(name) + margins);
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
