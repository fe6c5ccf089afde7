import { t } from '../../data/messages/t.ts';
import type { NotFoundProps } from '../../data/model/pages/page.ts';
import type { Chrome } from '../../data/model/pages/view.ts';
import { chatPath } from '../../data/model/routes.ts';
import { CategoryDoors } from '../parts/CategoryDoors.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { Skyline } from '../parts/Skyline.tsx';

/** The 404 page. */
export function NotFoundPage({ page, chrome }: { readonly page: NotFoundProps; readonly chrome: Chrome }) {
  const { name, lostFace, isOff } = chrome.assistant;
  return (
    <main id="main" tabIndex={-1} className="lost">
      <div className="wide">
        <p className="code" aria-hidden="true">
          4
          <img src={lostFace.src} width={lostFace.width} height={lostFace.height} alt="" />4
        </p>
        <h1>{t('lost.title')}</h1>
        <p className="lead">{isOff ? t('lost.lead-alone') : t('lost.lead', { name })}</p>
        <p className="chips">
          <a className="button" href="/">
            {t('lost.home')}
          </a>
          {!isOff && (
            <a className="button outline" href={chatPath()}>
              {t('chat.ask', { name })}
            </a>
          )}
        </p>
      </div>
      <div
        className="wide"
        data-similar-deals
        data-island="similar-deals"
        data-when="load"
        aria-live="polite"
      />
      <section className="wide section">
        <SectionHead heading={t('categories.title')} />
        <CategoryDoors categories={page.categories} />
      </section>
      <Skyline skyline={page.skyline} />
    </main>
  );
}
