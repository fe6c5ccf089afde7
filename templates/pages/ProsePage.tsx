import { inline } from '../../client/ui/inline.ts';
import { tParts } from '../../data/messages/t.ts';
import type { ProseProps } from '../../data/model/pages/page.ts';
import { formatDate } from '../../data/model/time/localDate.ts';
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';

/** A page of text, such as the terms. */
export function ProsePage({ page }: { readonly page: ProseProps }) {
  const { breadcrumbs, heading, intro, lastUpdated, html } = page;
  return (
    <main id="main" tabIndex={-1} className="listing">
      <div className="wide intro">
        <Breadcrumbs links={breadcrumbs} />
        <h1>{heading}</h1>
        {intro && <p className="lead">{intro}</p>}
        {lastUpdated && (
          <p className="updated">
            {inline(
              tParts('page.updated', {
                date: <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>,
              }),
            )}
          </p>
        )}
      </div>
      <div className="wide">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: own Markdown in which raw HTML is off */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </main>
  );
}
