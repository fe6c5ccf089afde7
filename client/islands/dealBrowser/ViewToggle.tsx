import { t } from '../../../data/messages/t.ts';
import type { DealFilter } from '../../../data/model/deals/dealFilter.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { ChangeFilter } from './useFilter.ts';

const views = () =>
  [
    ['list', t('view.list'), 'menu'],
    ['map', t('view.map'), 'pin'],
  ] as const;

/** Chooses between the list and the map. */
export function ViewToggle({
  filter,
  change,
}: {
  readonly filter: DealFilter;
  readonly change: ChangeFilter;
}) {
  return (
    <fieldset className="wide view extra">
      <legend className="unseen">{t('view.title')}</legend>
      {views().map(([view, name, icon]) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === filter.view}
          data-live=""
          onClick={() => change({ view })}
        >
          <Icon name={icon} />
          {name}
        </button>
      ))}
    </fieldset>
  );
}
