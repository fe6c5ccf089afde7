import type { Chrome, GuideProps } from '../../data/model/page.ts';
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';

/** A guide to the city or to a holiday. */
export function GuidePage({ page }: { readonly page: GuideProps; readonly chrome: Chrome }) {
  return (
    <main id="main" tabIndex={-1} className="listing">
      <div className="wide intro">
        <Breadcrumbs links={page.breadcrumbs} />
        <h1>{page.heading}</h1>
        <p className="lead">{page.lead}</p>
      </div>
    </main>
  );
}
