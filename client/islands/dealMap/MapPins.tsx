import { type FocusEvent, useMemo } from 'react';
import { t } from '../../../data/messages/t.ts';
import { dealCount } from '../../../data/model/deals/dealCount.ts';
import { type DealRecord, offerOf } from '../../../data/model/deals/dealRecord.ts';
import { type Offer, percentOf } from '../../../data/model/deals/offer.ts';
import { priceLabel } from '../../../data/model/deals/offerWords.ts';
import { distanceLabel } from '../../../data/model/distanceLabel.ts';
import { type Coordinates, distanceKm } from '../../../data/model/geo.ts';
import { andThen } from '../../search/andThen.ts';
import type { DealSource } from '../../search/dealSource.ts';
import { useAsyncValue } from '../../search/useAsyncValue.ts';
import type { MapPoint } from './mapPoints.ts';
import { inFrame } from './mapPosition.ts';
import { PinCard } from './PinCard.tsx';
import type { PinGroup } from './pinGroups.ts';
import type { FrameView } from './useFrame.ts';

interface Props {
  readonly groups: readonly PinGroup[];
  readonly view: FrameView;
  /** The key of the pin whose card is open. */
  readonly open: string | null;
  readonly onChoose: (group: PinGroup) => void;
  /** A pin has got the focus by the keyboard. */
  readonly onReach: (point: MapPoint) => void;
  readonly close: () => void;
  readonly source: DealSource;
  readonly currency: string;
  readonly place: Coordinates | null;
}

type RecordOf = ReadonlyMap<string | number, DealRecord>;

/** The pins of a map as a list of buttons, in the order of the deals; an open card follows its pin. */
export function MapPins({ groups, view, open, onChoose, onReach, close, source, currency, place }: Props) {
  const records = useRecords(groups, open, source);
  return (
    <ul className="pins">
      {groups.map((group) => {
        const { leader, points } = group;
        const isOpen = open === leader.key;
        const isSingle = points.length === 1;
        const record = isSingle ? records.get(leader.deal.slug) : undefined;
        const { x, y } = inFrame(leader, view.position, view.frame);
        const reach = ({ currentTarget }: FocusEvent) => {
          if (currentTarget.matches(':focus-visible')) onReach(leader);
        };
        return (
          <li key={leader.key}>
            <button
              type="button"
              className={isSingle ? 'pin' : 'pin several'}
              style={{ left: x, top: y }}
              aria-expanded={isSingle || !group.canPart ? isOpen : undefined}
              aria-label={record ? nameOf(record, leader, currency, place) : groupName(group)}
              onClick={() => onChoose(group)}
              onFocus={reach}
            >
              {record ? pinLabel(offerOf(record), currency) : points.length}
            </button>
            {isOpen && (
              <PinCard
                points={points.filter(({ deal }) => records.has(deal.slug))}
                records={points.flatMap(({ deal }) => records.get(deal.slug) ?? [])}
                data={source.data}
                {...{ currency, place, close }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The records of the deals whose words the map shows, as far as they are loaded. */
function useRecords(groups: readonly PinGroup[], open: string | null, source: DealSource): RecordOf {
  const wanted = groups
    .filter(({ leader, points }) => points.length === 1 || leader.key === open)
    .flatMap(({ points }) => points.map(({ deal }) => deal));
  const which = wanted.map(({ slug }) => slug).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `which` stands for the deals, which are new with every move
  const ask = useMemo(
    () => () =>
      andThen(
        source.recordsOf(wanted),
        (found): RecordOf =>
          new Map(found.map((record, index) => [wanted[index]?.slug ?? record.slug, record])),
      ),
    [which, source],
  );
  return useAsyncValue(ask).value ?? none;
}

const none: RecordOf = new Map();

/** Is invisible, and in prices of some languages. */
const rightToLeftMark = '\u200F';

/** The most letters that a pin has room for. */
const labelLength = 7;

/** As much of the price as fits on a pin, or a dot. */
function pinLabel(offer: Offer, currency: string): string {
  const price = priceLabel(offer, currency);
  const fits = (label: string) =>
    label.replaceAll(rightToLeftMark, '').length <= labelLength && price.includes(label);
  return [price, t('map.percent', { percent: String(percentOf(offer)) })].find(fits) ?? '•';
}

/** "Taco flight, $32, Old Town". */
function nameOf(record: DealRecord, { at, area }: MapPoint, currency: string, place: Coordinates | null) {
  const distance = place && distanceLabel(distanceKm(place, at));
  return [record.title, priceLabel(offerOf(record), currency), area, distance].filter(Boolean).join(', ');
}

function groupName({ leader, points, canPart }: PinGroup) {
  const number = String(points.length);
  const deals = dealCount(points.length);
  // The name says the number on the pin, which some languages have a word for, or other digits.
  const count = deals.includes(number) ? deals : `${number}: ${deals}`;
  const group = `${count}, ${leader.area}`;
  return canPart ? t('map.zoom-group', { group }) : group;
}
