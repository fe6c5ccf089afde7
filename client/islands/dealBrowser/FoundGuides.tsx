import type { Hit } from '../../search/dealSearch.ts';

/** More would push the deals out of sight. */
const mostShown = 3;

/** Guides that have the words that were looked for. */
export function FoundGuides({ hits }: { readonly hits: readonly Hit[] }) {
  const guides = hits.flatMap((hit) => (hit.kind === 'guide' ? hit.guide : [])).slice(0, mostShown);
  if (guides.length === 0) return null;
  return (
    <section className="found-guides" aria-label="Guides">
      <h2>Guides</h2>
      <ul>
        {guides.map(({ href, title, description }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
