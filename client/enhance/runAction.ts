import { type CalendarEntry, calendarFile } from '../../data/model/time/calendarFile.ts';
import { syncSaveButtons, toggleSaved } from '../saved/saveButtons.ts';
import { showToast } from '../ui/toast.ts';

/** Actions by the `data-action` of their elements. */
const actions: Readonly<Record<string, (element: HTMLElement) => void>> = {
  open: () => showToast({ title: 'Deal opened!', text: "You're being redirected to the vendor's website." }),
  share,
  save: toggleSaved,
  calendar: addToCalendar,
};

/** Runs the action of `element`; without one, only marks saved deals. */
export function runAction(element?: HTMLElement): void {
  syncSaveButtons();
  actions[element?.dataset.action ?? '']?.(element as HTMLElement);
}

/** Opens the device's share sheet, or copies the page's URL. Silent if the visitor cancels. */
export async function share(): Promise<void> {
  const url = canonicalUrl();
  const title = document.querySelector('h1')?.textContent ?? document.title;
  try {
    if (!navigator.share) return await copy(url);
    await navigator.share({ title, url });
  } catch (error) {
    if ((error as Error).name !== 'AbortError') await copy(url);
  }
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    // Not allowed, or no secure context: show the URL, to be copied by hand.
    showToast({ title: 'Copy this link to share the deal', text: url });
    return;
  }
  showToast({ title: 'Link copied to clipboard', text: 'You can now share this deal with others.' });
}

/** Downloads a calendar file of the button's entry (ui/CalendarButton.tsx). */
export function addToCalendar(button: HTMLElement): void {
  const url = canonicalUrl();
  const entry = JSON.parse(button.dataset.entry ?? '') as CalendarEntry;
  const file = new Blob([calendarFile({ ...entry, url }, Date.now())], { type: 'text/calendar' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${entry.uid.replace(/@.*/, '')}.ics`;
  link.click();
  // Some browsers start to read it only later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The canonical URL of the page, without tracking parameters and the like. */
export const canonicalUrl = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
