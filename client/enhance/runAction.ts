import { t } from '../../data/messages/t.ts';
import { type CalendarEntry, calendarFile } from '../../data/model/time/calendarFile.ts';
import { syncSaveButtons, toggleSaved } from '../saved/saveButtons.ts';
import { entryOf, nextDate } from '../ui/sessionTimes.ts';
import { showToast } from '../ui/toast.ts';

/** Actions by the `data-action` of their elements. */
const actions: Readonly<Record<string, (element: HTMLElement, copied?: Promise<void>) => void>> = {
  open: reportOpened,
  share,
  save: toggleSaved,
  calendar: addToCalendar,
  copy: copyCode,
  settings: openChatSettings,
};

/** Runs the action of `element`, for which a code is being `copied`; without one, only marks saved deals. */
export function runAction(element?: HTMLElement, copied?: Promise<void>): void {
  syncSaveButtons();
  actions[element?.dataset.action ?? '']?.(element as HTMLElement, copied);
}

/** Says that the vendor's site opens, or what became of the deal's code, which is needed there. */
export async function reportOpened(link: HTMLElement, copied?: Promise<void>): Promise<void> {
  const { code } = link.dataset;
  if (code) await reportCode(code, copied);
  else showToast({ title: t('action.opened'), text: t('action.opened-why') });
}

/** Says whether `code` could be `copied`, which resolves to that; by hand is always possible. */
async function reportCode(code: string, copied?: Promise<void>): Promise<boolean> {
  const isCopied =
    (await copied?.then(
      () => true,
      () => false,
    )) ?? false;
  showToast(
    isCopied
      ? { title: t('action.code-copied', { code }), text: t('action.code-use') }
      : { title: t('action.copy-code'), text: code },
  );
  return isCopied;
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

/** Opens the settings of the assistant's model, with the code of its panel, which has the same version in its name. */
export async function openChatSettings(opener: HTMLElement): Promise<void> {
  try {
    const { settings } = await import(import.meta.url.replace('/actions-', '/chat-panel-'));
    await settings(opener);
  } catch {
    showToast({ title: t('settings.failed'), text: t('settings.try-again') });
  }
}

/** Copies the coupon code beside the button, or selects it. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.previousElementSibling as HTMLElement;
  // Without a secure context there is no clipboard.
  if (!(await reportCode(code.textContent, navigator.clipboard?.writeText(code.textContent))))
    getSelection()?.selectAllChildren(code);
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    // Not allowed, or no secure context: show the URL, to be copied by hand.
    showToast({ title: t('action.copy-link'), text: url });
    return;
  }
  showToast({ title: t('action.link-copied'), text: t('action.link-use') });
}

/** Downloads a calendar file of the button's entry (ui/CalendarButton.tsx). */
export function addToCalendar(button: HTMLElement): void {
  const url = canonicalUrl();
  const entry = entryFor(button, url);
  const file = new Blob([calendarFile(entry, Date.now())], { type: 'text/calendar' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${entry.uid.replace(/@.*/, '')}.ics`;
  link.click();
  // Some browsers start to read it only later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function entryFor(button: HTMLElement, url: string): CalendarEntry {
  if (button.dataset.entry) return { ...JSON.parse(button.dataset.entry), url };
  return entryOf((button.closest('li') ?? nextDate()) as HTMLElement, url);
}

/** The canonical URL of the page, without tracking parameters and the like. */
export const canonicalUrl = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
