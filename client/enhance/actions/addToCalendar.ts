import { type CalendarEntry, calendarFile } from '../../../data/model/time/calendarFile.ts';
import { canonicalUrl } from './canonicalUrl.ts';

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
