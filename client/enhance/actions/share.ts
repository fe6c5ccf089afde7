import { showToast } from '../../toast/toast.ts';
import { canonicalUrl } from './canonicalUrl.ts';

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
