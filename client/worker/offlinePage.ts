import { t } from '../../data/messages/t.ts';
import { keptHeadings, keptPage } from './pages.ts';
import { site } from './site.ts';

/** What is shown in place of a page that is not on the device, or not valid any more: what is at hand. */
export async function offlinePage(): Promise<Response> {
  const frame = await keptPage(new URL(site.frame, location.href).href);
  const known = await keptHeadings();
  const isTool = (path: string) => site.pages.includes(path);
  const main = `<main id="main" tabindex="-1" class="offline-page"><div class="wide section">
<h1>${t('offline.title')}</h1>
<p class="lead">${t('offline.lead')}</p>
<p class="chips">${links(
    known.filter(([path]) => isTool(path) && path !== site.frame),
    'class="button outline" ',
  )}</p>
<ul class="index">${links(
    known.filter(([path]) => !isTool(path)),
    '',
    '<li>',
  )}</ul></div></main>`;
  const html = (await frame?.text()) ?? '<!doctype html><title></title><main></main>';
  const text = html
    .replace(/<title>.*?<\/title>/s, `<title>${t('offline.title')}</title>`)
    .replace(/<main.*<\/main>/s, () => main);
  const headers = new Headers(frame?.headers ?? { 'content-type': 'text/html; charset=utf-8' });
  return new Response(text, { headers });
}

const links = (pages: readonly (readonly [string, string])[], attributes: string, before = '') =>
  pages.map(([path, heading]) => `${before}<a ${attributes}href="${path}">${heading}</a>`).join(' ');
