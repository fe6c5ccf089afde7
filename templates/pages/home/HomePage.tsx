import { Icon } from '../../../client/ui/Icon.tsx';
import { Image } from '../../../client/ui/Image.tsx';
import { t } from '../../../data/messages/t.ts';
import { dealCount } from '../../../data/model/deals/dealCount.ts';
import type { HomeProps } from '../../../data/model/pages/page.ts';
import type { Chrome, Picture } from '../../../data/model/pages/view.ts';
import { allDealsPath, featuredPath } from '../../../data/model/routes.ts';
import { displayWidth } from '../../layout/displayWidth.ts';
import { openingEnd } from '../../layout/openingEnd.ts';
import { AllDeals } from '../../parts/AllDeals.tsx';
import { AssistantBlock } from '../../parts/AssistantBlock.tsx';
import { CategoryDoors } from '../../parts/CategoryDoors.tsx';
import { ComingSoon } from '../../parts/ComingSoon.tsx';
import { Scene } from '../../parts/Scene.tsx';
import { SectionHead } from '../../parts/SectionHead.tsx';
import { Skyline } from '../../parts/Skyline.tsx';
import { Carousel } from './Carousel.tsx';
import { DealTabs } from './DealTabs.tsx';
import { HomeSearch } from './HomeSearch.tsx';

/** Popular searches as large links, separated by the site's logo. */
function PopularSearches({
  searches,
  mark,
}: {
  readonly searches: HomeProps['popularSearches'];
  readonly mark: Picture;
}) {
  return (
    <section className="popular" aria-labelledby="popular">
      <div className="wide">
        <div>
          <h2 id="popular">{searches.heading}</h2>
          <p>{searches.note}</p>
        </div>
        <ul>
          {searches.links.map(({ href, label }) => (
            <li key={label}>
              <a href={href}>{label}</a>
              <img src={mark.src} width="20" height="20" alt="" loading="lazy" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function SeasonalBanner({ banner }: { readonly banner: NonNullable<HomeProps['banner']> }) {
  return (
    <aside
      className={banner.hiddenOnPhones ? 'season not-on-phones' : 'season'}
      aria-label={t('home.season')}
    >
      <a href={banner.link.href}>
        <span>{banner.text}</span> <b>{banner.link.label}</b>
        <Icon name="next" />
      </a>
    </aside>
  );
}

/** The widest word at a font size of 100 for which phones have room. */
const widestWord = 580;

const isLong = (line: string) => line.split(' ').some((word) => displayWidth(word) > widestWord);

/** The sentence of the hero, whose number of deals can be dropped. */
const Lead = ({ page }: { readonly page: HomeProps }) =>
  page.lead.split(/(\{count\} ?)/).map((words) =>
    words.startsWith('{count}') ? (
      <span key={words} className="dated">
        {words.replace('{count}', String(page.dealCount))}
      </span>
    ) : (
      words
    ),
  );

function Hero({ page, chrome }: { readonly page: HomeProps; readonly chrome: Chrome }) {
  const { mark, assistant } = chrome;
  return (
    <div className="hero">
      <div className="sky">
        <Scene scene="home" />
        <Skyline skyline={page.skyline} />
        <div className="wide">
          <h1 className={page.headline.some(isLong) ? 'long' : undefined}>
            <img src={mark.src} width={mark.width} height={mark.height} alt="" />
            {page.headline.map((line) => (
              <span key={line}>{`${line} `}</span>
            ))}
          </h1>
          <p className="lead">
            <Lead page={page} />
          </p>
        </div>
      </div>
      <div className="ground">
        {assistant.isOff ? (
          <HomeSearch assistant={assistant} />
        ) : (
          <AssistantBlock assistant={assistant} placement="home" />
        )}
      </div>
    </div>
  );
}

function GuideIndex({ guides }: Pick<HomeProps, 'guides'>) {
  return (
    <ul className="index">
      {guides.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

/** The guides that most visitors look for as pictures, with all of them folded below. */
function Guides({ page, cityName }: { readonly page: HomeProps; readonly cityName: string }) {
  const { guideCards, guides } = page;
  return (
    <section id="guides" className="wide section">
      <SectionHead heading={t('home.guides', { city: cityName })} />
      {guideCards.length === 0 ? (
        <GuideIndex guides={guides} />
      ) : (
        <>
          <ul className="guide-cards">
            {guideCards.map(({ href, label, image }) => (
              <li key={href}>
                <Image picture={image} sizes="(width >= 48rem) 19rem, 45vw" />
                <a className="cover" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <details>
            <summary className="quiet">
              {t('home.all-guides', { count: guides.length })}
              <Icon name="down" />
            </summary>
            <GuideIndex guides={guides} />
          </details>
        </>
      )}
    </section>
  );
}

/** The home page: headline, assistant, categories, popular searches, the best deals and the guides. */
export function HomePage({ page, chrome }: { readonly page: HomeProps; readonly chrome: Chrome }) {
  const { currency } = chrome;
  const all = {
    href: allDealsPath(),
    label: <AllDeals label={t('deals.all-count', { deals: dealCount(page.dealCount) })} />,
  };
  const featured = { href: featuredPath(), label: t('home.all-featured') };
  return (
    <main id="main" tabIndex={-1}>
      {page.banner && <SeasonalBanner banner={page.banner} />}
      <Hero page={page} chrome={chrome} />
      <span id={openingEnd} />
      <section className="wide section">
        <SectionHead heading={t('categories.title')} more={all} />
        <CategoryDoors categories={page.categories} />
      </section>
      <PopularSearches searches={page.popularSearches} mark={chrome.mark} />
      {page.carousel.length > 0 && (
        <Carousel heading={t('home.featured')} more={featured} deals={page.carousel} currency={currency} />
      )}
      <div className="wide section">
        {page.lists.length > 0 && <DealTabs lists={page.lists} currency={currency} />}
        <p className="center">
          <a className="button outline" href={allDealsPath()}>
            <AllDeals label={t('deals.view-all-count', { deals: dealCount(page.dealCount) })} />
            <Icon name="next" />
          </a>
        </p>
      </div>
      <ComingSoon deals={page.comingSoon} currency={currency} />
      {page.guides.length > 0 && <Guides page={page} cityName={chrome.city.name} />}
    </main>
  );
}
