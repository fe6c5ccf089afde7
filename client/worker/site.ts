import type { WorkerSite } from '../../data/model/pages/workerSite.ts';

/** What the worker knows about the site; the build writes it before the worker's code (cli/outputs/serviceWorker.ts). */
declare const citySite: WorkerSite;

export const site: WorkerSite = citySite;
