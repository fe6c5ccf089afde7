import type { Chrome } from '../../data/model/pages/view.ts';

/** The logo and the site's name, its last word in the second color; links to the home page. */
export function Wordmark({ chrome }: { readonly chrome: Pick<Chrome, 'siteName' | 'mark'> }) {
  const words = chrome.siteName.split(' ');
  const last = words.length > 1 ? words.pop() : undefined;
  const { src, width, height } = chrome.mark;
  return (
    <a className="wordmark" href="/">
      <img src={src} width={width} height={height} alt="" />
      <span>
        {words.join(' ')} {last && <i>{last}</i>}
      </span>
    </a>
  );
}
