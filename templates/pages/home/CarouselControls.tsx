import type { ReactNode } from 'react';
import { Icon } from '../../../client/ui/Icon.tsx';
import { slidePlace } from './Slides.tsx';

function Step({
  by,
  label,
  icon,
}: {
  readonly by: number;
  readonly label: string;
  readonly icon: ReactNode;
}) {
  return (
    <button type="button" className="round" data-live="" data-step={by} aria-label={label}>
      {icon}
    </button>
  );
}

/**
 * Plays and pauses a carousel and chooses its slide. The style sheet shows one face of the play button, and all of it
 * only where a script can bring it to life.
 */
export function CarouselControls({ count }: { readonly count: number }) {
  return (
    <div className="controls">
      <button type="button" className="round play" data-live="">
        <span>
          <Icon name="pause" />
          <span className="unseen">Pause the slides</span>
        </span>
        <span>
          <Icon name="play" />
          <span className="unseen">Play the slides</span>
        </span>
      </button>
      <div className="dots">
        {Array.from({ length: count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: its place is all that a dot has
            key={index}
            type="button"
            data-live=""
            aria-label={`Slide ${slidePlace(index, count)}`}
            aria-current={index === 0}
          />
        ))}
      </div>
      <Step by={-1} label="Previous slide" icon={<Icon name="previous" />} />
      <Step by={1} label="Next slide" icon={<Icon name="next" />} />
      <p className="unseen" aria-live="off" />
    </div>
  );
}
