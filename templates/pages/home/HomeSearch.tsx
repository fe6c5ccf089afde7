import { Image } from '../../../client/ui/Image.tsx';
import { SearchForm } from '../../../client/ui/SearchForm.tsx';
import { t } from '../../../data/messages/t.ts';
import type { Chrome } from '../../../data/model/pages/view.ts';

/** The search in the place of an assistant that does not speak the language of the site, with the same suggestions. */
export function HomeSearch({ assistant: { face, quickReplies } }: Pick<Chrome, 'assistant'>) {
  return (
    <section className="ask-panel" aria-label={t('search.title')}>
      <div className="greeting">
        <Image picture={face} load="soon" />
        <p>
          <b>{t('search.label')}</b>
        </p>
      </div>
      <ul className="replies">
        {quickReplies.map(({ href, label, image }) => (
          <li key={label}>
            {image && <Image picture={image} load="soon" />}
            <a className="cover" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <SearchForm />
    </section>
  );
}
