import type { Picture } from '../../data/model/view.ts';

/**
 * A picture with its size, so that nothing moves when it arrives. `first` marks the one that the visitor is
 * waiting for; `soon` loads at once without pushing ahead; others load as they come near.
 */
export function Image({
  picture,
  load = 'near',
  className,
}: {
  readonly picture: Picture;
  readonly load?: 'first' | 'soon' | 'near';
  readonly className?: string;
}) {
  return (
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
}
