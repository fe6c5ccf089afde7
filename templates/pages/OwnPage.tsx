import type { OwnPageProps, RenderablePage } from '../../data/model/pages/page.ts';
import { titleThatFits } from '../../data/model/pages/titleThatFits.ts';
import type { Chrome } from '../../data/model/pages/view.ts';
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { ownPages } from './ownPages.ts';

/** A page of a project, with the title and description that its code has. */
export function withOwnHead(page: RenderablePage<'own'>, { siteName }: Chrome): RenderablePage<'own'> {
  const { title, description } = moduleOf(page.path);
  const { head, breadcrumbs } = page.props;
  return {
    ...page,
    props: {
      ...page.props,
      head: { ...head, title: titleThatFits(title, siteName), description },
      breadcrumbs: breadcrumbs.map((link) => (link.href === page.path ? { ...link, label: title } : link)),
    },
  };
}

function moduleOf(path: string) {
  const found = ownPages[path];
  if (!found) throw new Error(`There is no code for the page ${path}`);
  return found;
}

/** A page of a project's own, under its breadcrumbs and its title. */
export function OwnPage({
  path,
  page: { breadcrumbs, deals, categories, neighborhoods },
  chrome,
}: {
  readonly path: string;
  readonly page: OwnPageProps;
  readonly chrome: Chrome;
}) {
  const { Component, title } = moduleOf(path);
  return (
    <main id="main" tabIndex={-1} className="listing">
      <div className="wide intro">
        <Breadcrumbs links={breadcrumbs} />
        <h1>{title}</h1>
      </div>
      <div className="wide">
        <Component chrome={chrome} deals={deals} categories={categories} neighborhoods={neighborhoods} />
      </div>
    </main>
  );
}
