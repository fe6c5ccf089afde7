import type { Chrome } from '../../data/model/pages/view.ts';
import { displayWidth } from './displayWidth.ts';

/** Wider names get smaller letters, in two lines, beside the icons of phones. */
const widest = 930;

/** The logo and the site's name, its last word in the second color; links to the home page. */
export function Wordmark({ chrome }: { readonly chrome: Pick<Chrome, 'siteName' | 'mark'> }) {
  const words = chrome.siteName.split(' ');
  const last = words.length > 1 ? words.pop() : undefined;
  const { src, width, height } = chrome.mark;
  return (
    <a className={displayWidth(chrome.siteName) > widest ? 'wordmark long' : 'wordmark'} href="/">
      <img src={src} width={width} height={height} alt="" />
      <span>
        {words.join(' ')} {last && <i>{last}</i>}
      </span>
    </a>
  );
}
