import { suggestChoicesToDrop } from '../../../data/model/deals/choicesToDrop.ts';
import {
  choicesIn,
  type DealFilter,
  type FacetChoice,
  noFilter,
} from '../../../data/model/deals/dealFilter.ts';
import { filterDeals } from '../../../data/model/deals/filterDeals.ts';
import { andThen } from '../../search/andThen.ts';
import type { AnsweredQuery } from './answeredQuery.ts';
import { partsOfQuery } from './queryParts.ts';

/** What to give up of a filter that finds nothing: parts of its search words, as written, and other choices. */
export interface WayOut {
  readonly words: readonly string[];
  readonly choices: readonly FacetChoice[];
  readonly change: Partial<DealFilter>;
  /** How many deals there are then. */
  readonly count: number;
}

type Proposal = Omit<WayOut, 'count'>;

/**
 * What leads to deals when it is given up: the price, which keeps what is looked for, then other choices, then what is
 * looked for. If nothing alone helps, all but one of them. Empty if that does not help, either.
 */
export function waysOut(asked: AnsweredQuery, now: number): readonly WayOut[] | Promise<readonly WayOut[]> {
  const { question, calendar, deals } = asked;
  const { filter } = question;
  const { limit, area, subject } = partsOfQuery(filter.query, asked.source.data);
  const without = (part: string, ...rest: readonly string[]): Proposal[] => {
    const query = rest.filter(Boolean).join(' ');
    const isLeft = query !== '' || choicesIn(filter).length > 0;
    return part === '' || !isLeft ? [] : [{ words: [part], choices: [], change: { query } }];
  };
  const kept = [...without(limit, subject, area), ...without(area, subject, limit)];
  const choices = suggestChoicesToDrop(deals, filter, { now, calendar }).map((drop) => ({
    ...drop,
    words: [],
  }));
  const others = area === '' ? without(subject, limit) : without(subject, area, limit);
  return andThen(counted(kept, asked, now), (first) =>
    andThen(counted(others, asked, now), (last) => {
      const found = [...first, ...choices, ...last];
      return found.length > 0 ? found : counted(onlyOneOf([subject, area, limit], filter), asked, now);
    }),
  );
}

/** Each of `parts` alone, without the others and without any other choice. */
const onlyOneOf = (parts: readonly string[], filter: DealFilter): Proposal[] =>
  parts.filter(Boolean).map((kept) => ({
    words: parts.filter((part) => part !== '' && part !== kept),
    choices: choicesIn(filter),
    change: { ...noFilter, query: kept, sort: filter.sort, view: filter.view },
  }));

/** Those of `proposals` that lead to deals. */
function counted(
  proposals: readonly Proposal[],
  { question, source, calendar }: AnsweredQuery,
  now: number,
): readonly WayOut[] | Promise<readonly WayOut[]> {
  const answers = proposals.map((proposal) => {
    const filter = { ...question.filter, ...proposal.change };
    return andThen(
      source.choose({ ...question, filter, isFirst: false }),
      ({ deals }): WayOut => ({
        ...proposal,
        count: filterDeals(deals, filter, { now, calendar, place: null }).length,
      }),
    );
  });
  const found = (ways: readonly WayOut[]) => ways.filter(({ count }) => count > 0);
  return answers.some((answer) => answer instanceof Promise)
    ? Promise.all(answers).then(found)
    : found(answers as WayOut[]);
}
