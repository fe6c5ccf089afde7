import { useEffect, useRef } from 'react';
import { t } from '../../../data/messages/t.ts';
import { choicesIn } from '../../../data/model/deals/dealFilter.ts';
import { Icon } from '../../ui/Icon.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import type { MenuProps } from './menuProps.ts';
import { leaveSheetEntry } from './sheetState.ts';

/** The button that opens the sheet of filters, which must follow it (client/enhance/islands.ts). */
export function SheetButton(menu: MenuProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const control = useRef<Promise<() => void>>(null);
  const open = () => {
    const { current: dialog } = sheet;
    if (!dialog) return;
    if (!dialog.open) dialog.showModal();
    control.current ??= import('./filterSheet.ts').then(({ controlFilterSheet }) =>
      controlFilterSheet(dialog),
    );
    // Without it, the dialog still closes by its buttons and Escape.
    control.current.then(
      (enter) => enter(),
      () => {
        control.current = null;
      },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island has come
  useEffect(() => {
    // The script of every page may have opened it already.
    if (sheet.current?.open) open();
    else leaveSheetEntry();
  }, []);
  const used = choicesIn(menu.filter).length;
  return (
    <>
      <button
        type="button"
        className="filter-toggle"
        aria-haspopup="dialog"
        aria-controls="filter-sheet"
        data-live=""
        // A click that is repeated has opened it already, and the visitor may have closed it since.
        onClick={({ isTrusted }) => isTrusted && open()}
      >
        <Icon name="filters" />
        {t('filters.title')}
        {used > 0 && <span>{used}</span>}
      </button>
      <FilterSheet ref={sheet} {...menu} />
    </>
  );
}
