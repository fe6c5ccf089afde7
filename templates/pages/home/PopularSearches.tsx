import type { HomeProps } from '../../../data/model/pages/page.ts';
import type { Picture } from '../../../data/model/pages/view.ts';

/** What others look for, as links in large type with the site's mark between them. */
export function PopularSearches({
  searches,
  mark,
}: {
  readonly searches: HomeProps['popularSearches'];
  readonly mark: Picture;
}) {
  return (
    <section className="popular" aria-labelledby="popular">
      <div className="wide">
        <div>
          <h2 id="popular">{searches.heading}</h2>
          <p>{searches.note}</p>
        </div>
        <ul>
          {searches.links.map(({ href, label }) => (
            <li key={label}>
              <a href={href}>{label}</a>
              <img src={mark.src} width="20" height="20" alt="" loading="lazy" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
