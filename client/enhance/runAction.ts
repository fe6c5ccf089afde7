import { type CalendarEntry, calendarFile } from '../../data/model/time/calendarFile.ts';
import { syncSaveButtons, toggleSaved } from '../saved/saveButtons.ts';
import { showToast } from '../ui/toast.ts';

/** What elements can stand for, by their `data-action`. */
const actions: Readonly<Record<string, (element: HTMLElement) => void>> = {
  open: () => showToast({ title: 'Deal opened!', text: "You're being redirected to the vendor's website." }),
  share,
  save: toggleSaved,
  calendar: addToCalendar,
};

/** Does what `element` stands for; without one it only shows what is saved. */
export function runAction(element?: HTMLElement): void {
  syncSaveButtons();
  actions[element?.dataset.action ?? '']?.(element as HTMLElement);
}

/** Shares this page as the device does it, or copies its address. Says nothing where the visitor thinks better of it. */
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
    // Not allowed, or not a secure page: the address can still be read and marked.
    showToast({ title: 'Copy this link to share the deal', text: url });
    return;
  }
  showToast({ title: 'Link copied to clipboard', text: 'You can now share this deal with others.' });
}

/** Hands the visitor a calendar file of what `button` is about (ui/CalendarButton.tsx). */
export function addToCalendar(button: HTMLElement): void {
  const url = canonicalUrl();
  const entry = JSON.parse(button.dataset.entry ?? '') as CalendarEntry;
  const file = new Blob([calendarFile({ ...entry, url }, Date.now())], { type: 'text/calendar' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${entry.uid.replace(/@.*/, '')}.ics`;
  link.click();
  // Some browsers read it only after this.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The address under which the site wants this page to be known, without what a visitor's way here added to it. */
export const canonicalUrl = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
