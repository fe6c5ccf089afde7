import { speculationRules } from '../../data/model/pages/speculationRules.ts';
import { keepDrawings, keepSaved } from './keepSaved.ts';
import { installWorker } from './worksOffline.ts';

/** What some browsers tell about the visitor's connection. */
interface Connection {
  readonly saveData?: boolean;
  /** Such as "4g" or "slow-2g". */
  readonly effectiveType?: string;
}

/** The names of the files that the deal browser imports, separated by spaces; the bundler fills them in. */
declare const dealBrowserFiles: string;

/**
 * Loads ahead what a visitor can touch on this page, without running it, and what works offline, once the browser has nothing
 * else to do. Not where the visitor saves data, or on a connection on which it would be in the way.
 */
export function loadAhead(): void {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType?.includes('2g')) return;
  const whenIdle = () =>
    (window.requestIdleCallback ?? setTimeout)(() => {
      preloadIslands();
      addSpeculationRules();
      installWorker();
      keepSaved();
      keepDrawings();
    });
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}

function preloadIslands(): void {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-when]')].map(
    ({ dataset }) => dataset.island ?? '',
  );
  for (const name of new Set(['actions', ...islands])) {
    preloadModule(import.meta.url.replace('/background-', `/${name}-`));
    if (name === 'deal-browser')
      for (const file of dealBrowserFiles.split(' ')) preloadModule(`/assets/${file}.js`);
  }
}

/** Browsers that do not know the type run no such script. */
const addSpeculationRules = () =>
  document.head.append(
    Object.assign(document.createElement('script'), {
      type: 'speculationrules',
      textContent: speculationRules,
    }),
  );

const preloadModule = (href: string) =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
