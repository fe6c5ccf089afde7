import { inCatalogue } from '../../../data/messages/t.ts';
import type { PlannedPage } from '../../../data/model/pages/page.ts';
import { createClock, type Validity } from '../../../data/model/time/clock.ts';
import type { Site } from '../../content/site.ts';
import { planChrome } from '../../plan/planChrome.ts';
import { always, createPlanContext, type PlanContext } from '../../plan/planContext.ts';
import { createPlanMemory, type PlanMemory } from '../../plan/planMemory.ts';
import { nextDue } from '../../plan/planSite.ts';
import { type PlanSubject, siteSubjects } from '../../plan/siteSubjects.ts';
import { quietReasons } from './quietReasons.ts';
import { explainingPages, phaseReasons, scheduleReasons } from './scheduleReasons.ts';

/** An instant at which pages go stale. */
export interface DueInstant {
  /** Epoch milliseconds. */
  readonly due: number;
  /** The paths of the pages that are added, changed or removed, sorted. */
  readonly pages: readonly string[];
  /** Why, such as `"Taco flight" ends`. */
  readonly reasons: readonly string[];
}

/** The instants after `now` and up to `until` (epoch milliseconds) at which pages of `site` go stale, in order. */
export function* planSchedule(site: Site, now: number, until: number): Generator<DueInstant> {
  const inWords = <Result>(run: () => Result) => inCatalogue(site.messages, run);
  const timetable = inWords(() => createTimetable(site, now));
  for (;;) {
    const due = timetable.next();
    if (due === null || due > until) return;
    yield inWords(() => timetable.advance(due));
  }
}

/** What is kept of a page. Whole pages would keep the plans that they come from. */
type KeptPage = Pick<PlannedPage, 'path' | 'valid'> & { readonly explaining: PlannedPage | null };

/** A subject with its pages as they are at an instant, and how long all of them stay true. */
interface KeptSubject {
  readonly subject: PlanSubject;
  pages: readonly KeptPage[];
  valid: Validity;
}

interface Timetable {
  /** The next instant (epoch milliseconds) at which a page goes stale; `null` if none ever does. */
  readonly next: () => number | null;
  /** Goes on to that instant. */
  readonly advance: (due: number) => DueInstant;
}

/** The pages of `site` from `now` (epoch milliseconds) on. At each instant it plans only what goes stale then. */
function createTimetable(site: Site, now: number): Timetable {
  const memory = createPlanMemory(site);
  const { entries } = memory.index;
  const { home, listings, deals, others } = siteSubjects(site, entries);
  const kept = [home, ...listings, ...deals, ...others].map(
    (subject): KeptSubject => ({ subject, pages: [], valid: always }),
  );
  const explains = explainingPages();
  const phases = phaseReasons(entries);
  let { chrome, context } = frameAt(site, now, memory);
  planAgain(kept, context, now, explains);
  return {
    next: () => nextDue(kept),
    advance(due) {
      const before = chrome;
      ({ chrome, context } = frameAt(site, due, memory));
      const { changed, ...step } = planAgain(kept.filter(isDueAt(due)), context, due, explains);
      const isChromeSame = JSON.stringify(before) === JSON.stringify(chrome);
      const all = isChromeSame ? [] : kept.flatMap(({ pages }) => pages.map(({ path }) => path));
      return {
        due,
        pages: [...new Set([...changed, ...all])].sort(),
        reasons: scheduleReasons({
          ...step,
          due,
          chrome: { before, after: chrome },
          phases: phases.get(due) ?? [],
          otherwise: () => quietReasons({ due, entries, changed, zone: memory.zone }),
        }),
      };
    },
  };
}

/** A subject without pages has no validity, and is asked each time. */
const isDueAt =
  (due: number) =>
  ({ pages, valid }: KeptSubject) =>
    pages.length === 0 || isStale({ valid }, due);

const isStale = ({ valid }: { readonly valid: Validity }, due: number) =>
  valid.until !== null && valid.until <= due;

function frameAt(site: Site, now: number, memory: PlanMemory) {
  const clock = createClock(now, memory.zone);
  const chrome = planChrome(site, memory.posters, clock);
  return { chrome, context: createPlanContext(site, now, memory, clock.validity()) };
}

/**
 * Plans `subjects` as they are at `due`. `changed` are the paths of the pages that a build then renders or removes. What a stale page
 * says may be as before, but until when it is true never is, which is why builds render it.
 */
function planAgain(
  subjects: readonly KeptSubject[],
  context: PlanContext,
  due: number,
  explains: (page: PlannedPage) => boolean,
) {
  const changed: string[] = [];
  const before: PlannedPage[] = [];
  const after: PlannedPage[] = [];
  for (const kept of subjects) {
    before.push(...kept.pages.flatMap(({ explaining }) => explaining ?? []));
    const removed = new Map(kept.pages.map((page) => [page.path, page]));
    kept.pages = kept.subject.plan(context).map((page): KeptPage => {
      const { valid } = page;
      const previous = removed.get(page.path);
      removed.delete(page.path);
      // The same text each time, so that a schedule of many instants has each path once.
      const path = previous?.path ?? page.path;
      if (previous === undefined || isStale(previous, due)) changed.push(path);
      const explaining = explains(page) ? page : null;
      if (explaining) after.push(explaining);
      return { path, valid, explaining };
    });
    changed.push(...removed.keys());
    kept.valid = { from: null, until: nextDue(kept.pages) };
  }
  return { changed, before, after };
}
