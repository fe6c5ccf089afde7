import type { Picture, SkylinePictures } from '../../data/model/pages/view.ts';

/** A drawing that follows the system's theme. */
function ThemedDrawing({
  light,
  dark,
  isOther = false,
}: {
  readonly light: Picture;
  readonly dark: Picture;
  /** Whether it shows only in the theme that is not the system's. */
  readonly isOther?: boolean;
}) {
  return (
    <picture>
      <source srcSet={dark.src} media="(prefers-color-scheme: dark)" />
      <img
        className={`skyline ${isOther ? 'other' : 'system'}-theme`}
        src={light.src}
        width={light.width}
        height={light.height}
        alt=""
        loading={isOther ? 'lazy' : undefined}
        fetchPriority={isOther ? undefined : 'high'}
      />
    </picture>
  );
}

/**
 * The skyline for each theme, with its focus in the center. That of the system's theme is the main picture of its page and
 * loads at once; the other one, only if the visitor chose the other theme.
 */
export function Skyline({ skyline: { light, dark } }: { readonly skyline: SkylinePictures }) {
  return (
    <>
      <ThemedDrawing light={light} dark={dark} />
      <ThemedDrawing light={dark} dark={light} isOther />
    </>
  );
}
