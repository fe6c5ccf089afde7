import { t } from '../../data/messages/t.ts';
import type { Chrome, Link } from '../../data/model/pages/view.ts';
import { GiantName } from './GiantName.tsx';
import { OwnMarkup } from './OwnMarkup.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { Wordmark } from './Wordmark.tsx';

function Column({ heading, links }: { readonly heading: string; readonly links: readonly Link[] }) {
  return (
    <nav aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Notice({ heading, text }: { readonly heading: string; readonly text: string }) {
  return (
    <p>
      <b>{heading}.</b> {text}
    </p>
  );
}

/** The footer of every page: navigation, and how the site earns money. */
export function Footer({ chrome }: { readonly chrome: Chrome }) {
  const { additions, footer } = chrome;
  return (
    <footer className="end">
      <div className="wide">
        <div className="columns">
          <div>
            <Wordmark chrome={chrome} />
            <p>{footer.blurb}</p>
            <SocialLinks social={footer.social} />
          </div>
          <Column heading={t('footer.categories')} links={footer.categories} />
          {footer.areas.length > 0 && <Column heading={footer.areasHeading} links={footer.areas} />}
          <Column heading={t('footer.links')} links={footer.quickLinks} />
        </div>
        <div className="notices">
          <Notice heading={chrome.disclosure.heading} text={chrome.disclosure.text} />
          {chrome.sampleNotice && <Notice {...chrome.sampleNotice} />}
          {additions.footer && <OwnMarkup html={additions.footer} />}
        </div>
        <div className="last">
          <p>{`© ${chrome.year} ${chrome.siteName}`}</p>
          {chrome.alternates.map(({ language, name, origin }) => (
            <a key={origin} href={`${origin}/`} lang={language} hrefLang={language}>
              {name}
            </a>
          ))}
          <p>{footer.note}</p>
        </div>
      </div>
      <GiantName name={chrome.city.name} mark={chrome.mark} />
    </footer>
  );
}
