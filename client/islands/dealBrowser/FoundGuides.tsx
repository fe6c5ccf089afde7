import type { GuideRecord } from '../../../data/model/deals/dealRecord.ts';

/** More would push the deals out of sight. */
const mostShown = 3;

/** Guides that have the words that were looked for. */
export function FoundGuides({ guides }: { readonly guides: readonly GuideRecord[] }) {
  if (guides.length === 0) return null;
  return (
    <section className="found-guides" aria-label="Guides">
      <h2>Guides</h2>
      <ul>
        {guides.slice(0, mostShown).map(({ href, title, description }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
