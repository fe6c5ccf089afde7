import { followSaved, toggleSaved } from '../../saved/hearts.ts';
import { showToast } from '../../toast/toast.ts';
import { addToCalendar } from './addToCalendar.ts';
import { share } from './share.ts';

/** What elements can stand for, by their `data-action`. */
const actions: Readonly<Record<string, (element: HTMLElement) => void>> = {
  open: () => showToast({ title: 'Deal opened!', text: "You're being redirected to the vendor's website." }),
  share,
  save: toggleSaved,
  calendar: addToCalendar,
};

/** Does what `element` stands for; without one it only shows what is saved. */
export function act(element?: HTMLElement): void {
  followSaved();
  actions[element?.dataset.action ?? '']?.(element as HTMLElement);
}
