import { Fragment } from 'react';
import { Icon } from '../../../client/ui/Icon.tsx';
import { Image } from '../../../client/ui/Image.tsx';
import { inline } from '../../../client/ui/inline.ts';
import { Price, Saving } from '../../../client/ui/Price.tsx';
import { SaveHeart } from '../../../client/ui/SaveHeart.tsx';
import { t, tParts } from '../../../data/messages/t.ts';
import type { GuidePick, GuideSelection } from '../../../data/model/pages/guide.ts';
import type { Chrome } from '../../../data/model/pages/view.ts';
import { allDealsPath } from '../../../data/model/routes.ts';
import { Prose } from '../../parts/Prose.tsx';
import { SectionHead } from '../../parts/SectionHead.tsx';

/** Times are within those of the guide, so they are over when it is. */
function Facts({ deal, when, whenOver, ends }: Pick<GuidePick, 'deal' | 'when' | 'whenOver' | 'ends'>) {
  return (
    <p className="where tags">
      {when !== null && (
        <span className="dated">
          <Icon name="calendar" />
          <When text={when} over={whenOver} />
        </span>
      )}
      {ends !== null && <b className="dated">{ends}</b>}
      <span>
        <Icon name="pin" />
        {`${deal.vendor}, ${deal.area.label}`}
      </span>
    </p>
  );
}

/** A span of days or times: "Mon–Fri", "5:30–8:30 PM", "noon–8 PM". */
const span = /((?:[\d:]+(?: \p{Lu}{2})?|\p{L}+)–[\d:]*\p{L}*(?: \p{Lu}{2})?)/u;

/** "Sat, Nov 28 · 7:30–9:30 PM", of which each span stays in one line. */
function When({ text, over }: { readonly text: string; readonly over: GuidePick['whenOver'] }) {
  return (
    <span data-times-end={over?.at} data-times-over={over?.words}>
      {text.split(span).map((part, place) =>
        // Spans and what is between them take turns.
        place % 2 === 1 ? (
          <span key={text.slice(0, place)} className="unbroken">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}

function Cost({ deal, currency }: Pick<GuidePick, 'deal'> & { readonly currency: string }) {
  return (
    <p className="cost">
      <Price offer={deal.offer} currency={currency} /> <Saving offer={deal.offer} currency={currency} />{' '}
      <span className="button">{t('deal.see')}</span>
    </p>
  );
}

/** One deal of a guide. As on a card, the title is the only link and covers the whole pick. */
function PickRow({
  pick,
  number,
  id,
  chrome,
}: {
  readonly pick: GuidePick;
  readonly number: number;
  readonly id: string | undefined;
  readonly chrome: Chrome;
}) {
  const { deal, reason } = pick;
  return (
    <li
      id={id}
      className={`card pick tone-${deal.category.tone}`}
      data-over-at={deal.ended ? undefined : (deal.endsAt ?? undefined)}
    >
      <p className="number" aria-hidden="true">
        {number}
      </p>
      <div className="frame">
        <Image picture={deal.image} sizes="(width >= 48rem) 29rem, 90vw" />
        <SaveHeart deal={deal} />
      </div>
      <div>
        <p className="kind">{deal.category.label}</p>
        <h3>
          <a className="cover" href={deal.href}>
            {deal.title}
          </a>
        </h3>
        <Facts {...pick} />
        {reason && (
          <p className="reason">
            <Image picture={chrome.assistant.face} />
            <span>
              <Prose text={reason} />
            </span>
          </p>
        )}
        <Cost deal={deal} currency={chrome.currency} />
      </div>
    </li>
  );
}

/** Picks that stand under the same heading; `first` is the number of the first one. */
interface DayGroup {
  readonly day: string | null;
  readonly first: number;
  readonly members: GuidePick[];
}

function groupByDay(picks: readonly GuidePick[], before: number): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const [index, pick] of picks.entries()) {
    const group = groups.at(-1);
    if (group && group.day === pick.day) group.members.push(pick);
    else groups.push({ day: pick.day, first: before + index + 1, members: [pick] });
  }
  return groups;
}

interface ListProps {
  readonly picks: readonly GuidePick[];
  readonly chrome: Chrome;
  /** The picks that the page shows before these. */
  readonly before?: readonly GuidePick[];
  /** Gives the id of a pick, for links to it. */
  readonly anchor?: ((number: number) => string) | undefined;
  readonly className?: string;
}

/** Picks in order, below a heading for each day that is not that of the pick before. */
function PickLists({ picks, chrome, before = [], anchor, className }: ListProps) {
  return groupByDay(picks, before.length).map(({ day, first, members }) => (
    <Fragment key={first}>
      {day !== null && day !== before[first - 2]?.day && <h3 className="pick-day dated">{day}</h3>}
      <ol start={first} className={className}>
        {members.map((pick, index) => (
          <PickRow
            key={pick.deal.slug}
            pick={pick}
            number={first + index}
            id={anchor?.(first + index)}
            chrome={chrome}
          />
        ))}
      </ol>
    </Fragment>
  ));
}

/** How many picks stay above a fold. */
const seen = 3;

/** The first picks as rows, and the others folded, so that they do not bury what comes after them. */
function BriefPicks({ picks, chrome }: ListProps) {
  const first = picks.slice(0, seen);
  const rest = picks.slice(seen);
  return (
    <>
      <PickLists picks={first} chrome={chrome} className="brief" />
      <details className="rest">
        <summary className="quiet">
          {t('guide.more', { count: rest.length })}
          <Icon name="down" />
        </summary>
        <PickLists picks={rest} before={first} chrome={chrome} className="brief" />
      </details>
    </>
  );
}

interface Props extends Pick<ListProps, 'chrome' | 'anchor'> {
  readonly selection: GuideSelection;
  /** Whether a part of the page follows that the picks must not bury. */
  readonly isBrief?: boolean;
}

/** The picks of a guide in order, each with its reason. */
export function GuidePicks({ selection, chrome, anchor, isBrief = false }: Props) {
  const { heading, picks } = selection;
  return (
    <>
      <SectionHead heading={heading} />
      {picks.length === 0 && (
        <p className="lead">
          {inline(tParts('guide.nothing', { link: <a href={allDealsPath()}>{t('guide.all-deals')}</a> }))}
        </p>
      )}
      {isBrief && picks.length > seen + 1 ? (
        <BriefPicks picks={picks} chrome={chrome} />
      ) : (
        <PickLists picks={picks} chrome={chrome} anchor={anchor} />
      )}
    </>
  );
}
