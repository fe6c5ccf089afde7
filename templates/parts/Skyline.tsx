import type { Skyline as SkylineDrawing } from '../../data/model/pages/view.ts';

/**
 * The drawing of the city for each theme; the middle of the picture is where the eye shall go. Only the one that
 * is shown loads, also where the visitor chose another theme than the system's.
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
