import { t } from '../../data/messages/t.ts';
import type { SocialLink } from '../../data/model/pages/view.ts';
import { feedPath } from '../../data/model/routes.ts';

/** SVG paths on a 24 × 24 grid, one for each network of the schema. */
const shapes: Record<string, { readonly name: string; readonly d: string }> = {
  instagram: {
    name: 'Instagram',
    d: 'M8.5 4.5h7a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4h-7a4 4 0 0 1-4-4v-7a4 4 0 0 1 4-4ZM12 8.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6Zm4.6-1.4v.1',
  },
  facebook: { name: 'Facebook', d: 'M15.5 5h-1.7a2.8 2.8 0 0 0-2.8 2.8V20m-2.5-9h6' },
  tiktok: { name: 'TikTok', d: 'M13 4v11.3a3.2 3.2 0 1 1-3.2-3.2M13 4c.3 2.8 2 4.4 4.7 4.7' },
  youtube: {
    name: 'YouTube',
    d: 'M6.5 6h11a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3Zm4 3.5v5l4-2.5Z',
  },
  x: { name: 'X', d: 'm5.5 5 13 14M18.5 5 5.5 19' },
  bluesky: {
    name: 'Bluesky',
    d: 'M12 11.5C10.8 9 8 6.2 5.5 5.5c-1.7-.4-1.7 6.5.8 7.3 1 .4 2.4.3 3.2.1-3 .5-3.7 2.7-1.5 4.8 2.3 2 3.4-1 4-2.7.6 1.7 1.7 4.7 4 2.7 2.2-2.1 1.5-4.3-1.5-4.8.8.2 2.2.3 3.2-.1 2.5-.8 2.5-7.7.8-7.3-2.5.7-5.3 3.5-6.5 6Z',
  },
  mastodon: {
    name: 'Mastodon',
    d: 'M15.5 19.7c-5.5 1-9-.4-9-5.2V9.5c0-3 2-5 5.5-5s5.5 2 5.5 5v3c0 2.7-3.5 3.8-8 3M9.5 13V9.8c0-2 2.5-2 2.5.2 0-2.2 2.5-2.2 2.5-.2V13',
  },
};

const feedShape = 'M5.5 11.5a7 7 0 0 1 7 7m-7-13a13 13 0 0 1 13 13m-13-.4v.1';

interface MarkProps {
  readonly name: string;
  readonly d: string | undefined;
  /** Icons of ours are lines. */
  readonly isFilled?: boolean;
}

function Mark({ name, d, isFilled = false }: MarkProps) {
  return (
    <>
      <span className="unseen">{name}</span>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={d} {...(isFilled ? { fill: 'currentColor', stroke: 'none' } : {})} />
      </svg>
    </>
  );
}

function markOf(link: SocialLink): MarkProps {
  if ('icon' in link) return { name: link.name, d: link.icon, isFilled: true };
  const shape = shapes[link.network];
  return { name: shape?.name ?? link.network, d: shape?.d };
}

/** Links to the site's social accounts and its feed. */
export function SocialLinks({ social }: { readonly social: readonly SocialLink[] }) {
  return (
    <ul className="social">
      {social.map((link) => (
        <li key={link.url}>
          <a href={link.url} rel="me noopener">
            <Mark {...markOf(link)} />
          </a>
        </li>
      ))}
      <li>
        <a href={feedPath}>
          <Mark name={t('footer.feed')} d={feedShape} />
        </a>
      </li>
    </ul>
  );
}
