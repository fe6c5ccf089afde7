import type { Skyline as SkylineDrawing } from '../../data/model/view.ts';

/** The drawing of the city for each theme; the middle of the picture is where the eye shall go. */
export function Skyline({ skyline }: { readonly skyline: SkylineDrawing }) {
  const { light, dark } = skyline;
  return (
    <picture className="skyline">
      <source
        media="(prefers-color-scheme: dark)"
        srcSet={dark.src}
        width={dark.width}
        height={dark.height}
      />
      <img src={light.src} width={light.width} height={light.height} alt="" fetchPriority="high" />
    </picture>
  );
}
