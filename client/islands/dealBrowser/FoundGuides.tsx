import { t } from '../../../data/messages/t.ts';
import type { GuideRecord } from '../../../data/model/deals/dealRecord.ts';

/** Guides and lists that match the search words. */
export function FoundGuides({ guides }: { readonly guides: readonly GuideRecord[] }) {
  if (guides.length === 0) return null;
  return (
    <section className="found-guides" aria-label={t('results.see-also')}>
      <h2>{t('results.see-also')}</h2>
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
