import type { Picture } from '../../data/model/pages/view.ts';

/**
 * A picture with its size, so that the layout does not shift when it loads. `load` is `first` for the page's main picture,
 * `soon` for immediate loading at normal priority, `near` for lazy loading. `sizes` is the display width, for pictures
 * that come in several sizes.
 */
export function Image({
  picture,
  load = 'near',
  sizes,
  className,
}: {
  readonly picture: Picture;
  readonly load?: 'first' | 'soon' | 'near';
  readonly sizes?: string;
  readonly className?: string;
}) {
  const image = (
    <img
      className={className}
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={load === 'near' ? 'lazy' : undefined}
      decoding={load === 'first' ? undefined : 'async'}
      fetchPriority={load === 'first' ? 'high' : undefined}
    />
  );
  if (!picture.sources) return image;
  return (
    <picture>
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
