import { createHash } from 'node:crypto';
import { themedSheet } from '../../../data/model/theme/themedSheet.ts';
import type { DevProblem } from './devProblem.ts';
import { devFolder, emptyPage, liveMarkup, overlayMarkup, type PageState } from './overlay.ts';
import type { SiteFolder } from './siteFolder.ts';

/** Style sheets by the kind of page that inlines them. */
export type Styles = Readonly<Record<string, string>>;

/** What the server sends to open pages, which compare it with their own state. */
export interface LiveState extends Omit<PageState, 'sheet'> {
  /** The markup of the overlay with problems; empty for none. */
  readonly overlay: string;
  /** The markup of the panel with drafts; absent if they are not under review. */
  readonly panel?: string;
}

/** The site as the development server shows it. */
export interface LiveSite {
  /** `null` until the first build is done. */
  folder(): SiteFolder | null;
  styles(): Styles;
  state(): LiveState;
  /** A page with what keeps it up to date; `null` for the page that is shown before the first build. */
  page(html: string | null): string;
  /** Shows a new build; with `hasChanged` open pages reload. */
  showBuild(folder: SiteFolder, hasChanged: boolean): void;
  showStyles(styles: Styles): void;
  showProblems(problems: readonly DevProblem[]): void;
  /** Shows a panel with drafts. */
  showReview(panel: string): void;
  /** Calls back whenever the state changes; returns a function that stops it. */
  watch(listener: (state: LiveState) => void): () => void;
}

/** A site without a build. `name` is unique to this run of the server, so that pages of another run reload. */
export function createLiveSite(name: string): LiveSite {
  let folder: SiteFolder | null = null;
  let styles: Styles = {};
  let overlay = '';
  let panel = '';
  const versions = { build: 0, styles: 0, problems: 0, review: 0 };
  /** The kind of page by a hash of its style sheet, for sheets of all versions. */
  const kindBySheet = new Map<string, string>();
  const listeners = new Set<(state: LiveState) => void>();
  const state = (): LiveState => ({
    build: `${name}-${versions.build}`,
    styles: `${versions.styles}`,
    problems: overlay === '' ? '' : `${versions.problems}`,
    overlay,
    ...(panel === '' ? {} : { review: `${versions.review}`, panel }),
  });
  const notify = () => {
    for (const listener of listeners) listener(state());
  };
  const pageState = (html: string): PageState => {
    const inlined = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    const kind = kindBySheet.get(hashOf(inlined)) ?? '';
    const current = state();
    return {
      build: current.build,
      problems: current.problems,
      sheet: kind === '' ? '' : `${devFolder}/styles/${kind}.css`,
      styles: hashOf(styles[kind] ?? '') === hashOf(inlined) ? current.styles : 'before',
      ...(current.review === undefined ? {} : { review: current.review }),
    };
  };
  return {
    folder: () => folder,
    styles: () => styles,
    state,
    page: (html) => liveMarkup(html ?? emptyPage, pageState(html ?? emptyPage), { overlay, panel }),
    showBuild(built, hasChanged) {
      const isFirst = folder === null;
      folder = built;
      if (!hasChanged && !isFirst) return;
      versions.build++;
      notify();
    },
    showStyles(next) {
      if (isSame(next, styles)) return;
      styles = next;
      for (const [kind, sheet] of Object.entries(next)) kindBySheet.set(hashOf(sheet), kind);
      versions.styles++;
      notify();
    },
    showProblems(problems) {
      const markup = problems.length === 0 ? '' : overlayMarkup(problems);
      if (markup === overlay) return;
      overlay = markup;
      versions.problems++;
      notify();
    },
    showReview(markup) {
      if (markup === panel) return;
      panel = markup;
      versions.review++;
      notify();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isSame = (a: Styles, b: Styles) =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([kind, sheet]) => sheet === b[kind]);

/** A hash of a sheet as pages inline it, which is without spaces in custom properties. */
const hashOf = (sheet: string) =>
  createHash('sha1')
    .update(themedSheet(sheet, { tokens: [], rules: [], faces: [] }))
    .digest('base64');
