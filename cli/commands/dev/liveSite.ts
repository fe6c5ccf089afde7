import { createHash } from 'node:crypto';
import type { DevProblem } from './devProblem.ts';
import { emptyPage, liveMarkup, overlayMarkup, ownFolder, type PageState } from './overlay.ts';
import type { SiteFolder } from './siteFolder.ts';

/** Style sheets by the kind of page that inlines them. */
export type Styles = Readonly<Record<string, string>>;

/** What open pages are told: all that they need to see whether they are as the site is. */
export interface LiveState extends Omit<PageState, 'sheet'> {
  /** The overlay of faults; empty for none. */
  readonly overlay: string;
}

/** The site as it is while it is worked on. */
export interface LiveSite {
  /** `null` until the first build is done. */
  readonly folder: SiteFolder | null;
  readonly styles: Styles;
  state(): LiveState;
  /** A page as open pages need it; `null` for the page that stands in for all as long as there is none. */
  page(html: string | null): string;
  /** Takes what a build made; `isOther` where open pages are not as they would be now. */
  showBuild(folder: SiteFolder, isOther: boolean): void;
  showStyles(styles: Styles): void;
  showFaults(faults: readonly DevProblem[]): void;
  /** Calls back whenever the state has changed; returns what ends that. */
  watch(listener: (state: LiveState) => void): () => void;
}

/** A site of which nothing is built. `name` is no other run's, so that pages of an earlier run know that they are. */
export function createLiveSite(name: string): LiveSite {
  let folder: SiteFolder | null = null;
  let styles: Styles = {};
  let overlay = '';
  const editions = { build: 0, styles: 0, faults: 0 };
  const kinds = new Map<string, string>();
  const listeners = new Set<(state: LiveState) => void>();
  const state = (): LiveState => ({
    build: `${name}-${editions.build}`,
    styles: `${editions.styles}`,
    faults: overlay === '' ? '' : `${editions.faults}`,
    overlay,
  });
  const tell = () => {
    for (const listener of listeners) listener(state());
  };
  const stateOf = (html: string): PageState => {
    const inlined = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    const kind = kinds.get(hashOf(inlined)) ?? '';
    const { build, faults } = state();
    const isCurrent = styles[kind] === inlined;
    return { build, faults, sheet: sheetAddress(kind), styles: isCurrent ? state().styles : 'before' };
  };
  return {
    get folder() {
      return folder;
    },
    get styles() {
      return styles;
    },
    state,
    page: (html) => liveMarkup(html ?? emptyPage, stateOf(html ?? emptyPage), overlay),
    showBuild(built, isOther) {
      const wasEmpty = folder === null;
      folder = built;
      if (!isOther && !wasEmpty) return;
      editions.build++;
      tell();
    },
    showStyles(changed) {
      if (isSame(changed, styles)) return;
      styles = changed;
      for (const [kind, text] of Object.entries(changed)) kinds.set(hashOf(text), kind);
      editions.styles++;
      tell();
    },
    showFaults(faults) {
      const markup = faults.length === 0 ? '' : overlayMarkup(faults);
      if (markup === overlay) return;
      overlay = markup;
      editions.faults++;
      tell();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isSame = (a: Styles, b: Styles) =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([kind, text]) => text === b[kind]);

const hashOf = (text: string) => createHash('sha1').update(text).digest('base64');

const sheetAddress = (kind: string) => (kind === '' ? '' : `${ownFolder}/styles/${kind}.css`);
