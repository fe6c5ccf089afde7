/** The parts that a project may replace, each with its file, which exports nothing else. */
export const replaceableParts = /** @type {const} */ ({
  Breadcrumbs: 'templates/parts/Breadcrumbs.tsx',
  CategoryDoors: 'templates/parts/CategoryDoors.tsx',
  DealCard: 'client/ui/DealCard.tsx',
  DealPrice: 'templates/pages/deal/DealPrice.tsx',
  Footer: 'templates/layout/Footer.tsx',
  PromotionBar: 'templates/layout/PromotionBar.tsx',
  Wordmark: 'templates/layout/Wordmark.tsx',
});

/** What code of a project may import from `city-deals/parts`, and where it is; browsers get nothing of templates. */
export const partImports = {
  ...replaceableParts,
  DealGrid: 'templates/parts/DealGrid.tsx',
  EndDate: 'client/ui/EndDate.tsx',
  Icon: 'client/ui/Icon.tsx',
  Image: 'client/ui/Image.tsx',
  OfferSeal: 'client/ui/Price.tsx',
  OwnMarkup: 'templates/layout/OwnMarkup.tsx',
  Price: 'client/ui/Price.tsx',
  SaveHeart: 'client/ui/SaveHeart.tsx',
  Saving: 'client/ui/Price.tsx',
  SectionHead: 'templates/parts/SectionHead.tsx',
  SocialLinks: 'templates/layout/SocialLinks.tsx',
  formatDate: 'data/model/time/localDate.ts',
  formatMoney: 'data/model/amounts.ts',
};

/** The template of each kind of page. */
export const pageTemplates = {
  chat: 'templates/pages/ChatPage.tsx',
  deal: 'templates/pages/deal/DealPage.tsx',
  guide: 'templates/pages/guide/GuidePage.tsx',
  home: 'templates/pages/home/HomePage.tsx',
  listing: 'templates/pages/ListingPage.tsx',
  'not-found': 'templates/pages/NotFoundPage.tsx',
  prose: 'templates/pages/ProsePage.tsx',
  saved: 'templates/pages/SavedPage.tsx',
  search: 'templates/pages/SearchPage.tsx',
  vendor: 'templates/pages/vendor/VendorPage.tsx',
};

/** What all pages have around their template. */
export const pageFrame = 'templates/layout/shell.tsx';

/** The template of a project's own pages, and the list of their components, empty in the sources. */
export const ownPageTemplate = 'templates/pages/OwnPage.tsx';
export const ownPageList = 'templates/pages/ownPages.ts';
