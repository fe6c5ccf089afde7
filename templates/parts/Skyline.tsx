import type { SkylinePictures as SkylineDrawing } from '../../data/model/pages/view.ts';

/**
 * The skyline for each theme, with its focus in the center. Only the visible one loads, even if the visitor chose a
 * theme other than the system's.
 */
export function Skyline({ skyline }: { readonly skyline: SkylineDrawing }) {
  return (
    <>
      {(['light', 'dark'] as const).map((theme) => {
        const { src, width, height } = skyline[theme];
        return (
          <img
            key={theme}
            className={`skyline in-${theme}`}
            src={src}
            width={width}
            height={height}
            alt=""
            loading="lazy"
          />
        );
      })}
    </>
  );
}
