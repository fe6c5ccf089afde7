import { t } from '../../../data/messages/t.ts';
import type { ListedTime } from '../../../data/model/time/whenFilter.ts';
import type { SiteConfig } from '../../../data/schema/site.ts';
import type { Site } from '../../content/site.ts';

type ListingWords = SiteConfig['listings']['all'];

/** The words of a list that content may leave to the program. */
export const listingWords = (site: Site, name: ListedTime | 'comingSoon' | 'lowestPrices'): ListingWords =>
  site.config.listings[name] ?? ownWords[name]();

const ownWords = {
  today: () => ({
    label: t('when.today'),
    heading: t('today.heading'),
    intro: t('today.intro'),
    metaDescription: t('today.description'),
  }),
  tonight: () => ({
    label: t('when.tonight'),
    heading: t('tonight.heading'),
    intro: t('tonight.intro'),
    metaDescription: t('tonight.description'),
  }),
  weekend: () => ({
    label: t('when.weekend'),
    heading: t('weekend.heading'),
    intro: t('weekend.intro'),
    metaDescription: t('weekend.description'),
  }),
  comingSoon: () => ({
    label: t('deals.coming-soon'),
    heading: t('soon.heading'),
    intro: t('soon.intro'),
    metaDescription: t('soon.description'),
  }),
  lowestPrices: () => ({
    label: t('prices.label'),
    heading: t('prices.heading'),
    intro: t('prices.intro'),
    metaDescription: t('prices.description'),
  }),
};
