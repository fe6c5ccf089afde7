import type { ComponentType } from 'react';
import type { OwnPageProps } from '../../data/model/pages/page.ts';
import type { Chrome } from '../../data/model/pages/view.ts';

/** A file in pages/ of a project. */
interface OwnPageModule {
  readonly Component: ComponentType<OwnComponentProps>;
  readonly title: string;
  readonly description: string;
}

interface OwnComponentProps extends Pick<OwnPageProps, 'deals' | 'categories' | 'neighborhoods'> {
  readonly chrome: Chrome;
}

/** The project's own pages by their paths. The bundler replaces this list (cli/bundler/ownCodePlugin.mjs). */
export const ownPages: Readonly<Record<string, OwnPageModule>> = {};
