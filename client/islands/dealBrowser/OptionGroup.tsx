import type { ReactNode } from 'react';
import { type Facet, toggleChoice } from '../../../data/model/deals/dealFilter.ts';
import { Icon } from '../../ui/Icon.tsx';
import { facetName } from './facetLabels.ts';
import { facetOptions } from './facetOptions.ts';
import type { MenuProps } from './menuProps.ts';

/** Options of the filter sheet under their name. */
export function OptionGroup({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <fieldset>
      <legend>{name}</legend>
      {children}
    </fieldset>
  );
}

/** The values of a facet, with `children` after them; nothing if there are none. */
export function FacetGroup({
  menu,
  facet,
  children,
}: {
  readonly menu: MenuProps;
  readonly facet: Facet;
  readonly children?: ReactNode;
}) {
  const options = facetOptions(menu, facet);
  if (options.length === 0) return null;
  return (
    <OptionGroup name={facetName(facet)}>
      {options.map(({ value, label, isChosen, count, href }) =>
        href === null ? (
          <OptionButton
            key={value}
            isChosen={isChosen}
            label={label}
            count={count}
            onChoose={() => menu.change(toggleChoice(menu.filter, { facet, value }))}
          />
        ) : (
          <a key={value} className="option" href={href} aria-current={isChosen ? 'page' : undefined}>
            {isChosen && <Icon name="check" />}
            {`${label} `}
            <span>{count}</span>
          </a>
        ),
      )}
      {children}
    </OptionGroup>
  );
}

/** An option that is chosen and dropped by pressing it. One that leads to no deals keeps the focus, but does nothing. */
export function OptionButton({
  label,
  isChosen,
  count,
  onChoose,
}: {
  readonly label: string;
  readonly isChosen: boolean;
  /** How many deals it leads to; `null` while that is not known, absent where it says nothing. */
  readonly count?: number | null;
  readonly onChoose: () => void;
}) {
  const isEmpty = count === 0 && !isChosen;
  return (
    <button
      type="button"
      className="option"
      aria-pressed={isChosen}
      aria-disabled={isEmpty || undefined}
      data-live=""
      onClick={() => isEmpty || onChoose()}
    >
      {isChosen && <Icon name="check" />}
      {`${label} `}
      {count !== undefined && <span>{count}</span>}
    </button>
  );
}
