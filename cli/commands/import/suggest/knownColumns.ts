import { columnKey } from '../rows/feedRow.ts';

/** What a column can be for. */
export type ColumnUse =
  | 'id'
  | 'title'
  | 'vendor'
  | 'summary'
  | 'description'
  | 'originalPrice'
  | 'discountPrice'
  | 'discountPercent'
  | 'offerText'
  | 'couponCode'
  | 'affiliateUrl'
  | 'imageUrl'
  | 'startDate'
  | 'expiryDate'
  | 'tags'
  | 'currency'
  | 'category'
  | 'area'
  | 'city'
  | 'lat'
  | 'lon'
  | 'stock'
  | 'hours';

/** The names that networks, shops and people give their columns, the surest first; as `columnKey` writes them. */
const knownNames: Readonly<Record<ColumnUse, readonly string[]>> = {
  id: names(
    'aw_product_id unique_merchant_sku g:id id product_id offer_id deal_id uid guid sku sku_number merchant_product_id catalog_item_id code',
  ),
  title: names('promo_title title g:title product_name name deal headline summary offer what'),
  vendor: names(
    'merchant_name program_name programname advertiser_name advertiser merchant vendor vendor_name store store_name shop business company venue brand g:brand brand_name manufacturer seller organizer merchant.name vendor.name seller.name store.name who',
  ),
  summary: names(
    'product_short_description short_product_description short_description excerpt subtitle teaser',
  ),
  description: names(
    'description g:description long_product_description product_description long_description details body about notes text',
  ),
  originalPrice: names(
    'rrp_price original_price retail_price retailprice regular_price list_price was_price was msrp store_price price.regular price.original g:price price',
  ),
  discountPrice: names(
    'g:sale_price sale_price saleprice discount_price deal_price search_price current_price offer_price now special_price price.amount price.sale price.current g:price price cost amount',
  ),
  discountPercent: names('discount_percent discount_percentage percent_off savings_percent saving discount'),
  offerText: names('offer_text offer promotion terms_short deal_text'),
  couponCode: names('voucher_code coupon_code couponcode promo_code coupon code'),
  affiliateUrl: names(
    'aw_deep_link buy_url buyurl link g:link product_url url deep_link deeplink tracking_url click_url website',
  ),
  imageUrl: names(
    'merchant_image_url image_link g:image_link image_url imageurl product_image_url aw_image_url large_image image images picture photo attach',
  ),
  startDate: names(
    'start_date startdate begin_date valid_from starts launch_date from g:sale_price_effective_start start',
  ),
  expiryDate: names(
    'end_date enddate valid_to valid_until expiry_date expires expires_at expiration_date expiration ends until end',
  ),
  tags: names('keywords tags labels'),
  currency: names('currency currency_code price_currency price.currency'),
  category: names(
    'merchant_category category_name advertiser_category advertisercategory primary_category product_type g:product_type google_product_category g:google_product_category category categories section type',
  ),
  area: names(
    'neighborhood neighbourhood area district location.area location.neighborhood location suburb where',
  ),
  city: names('city town locality location.city merchant.city region_name'),
  lat: names('latitude lat geo.lat location.lat location.latitude'),
  lon: names('longitude lon lng long geo.lon location.lon location.lng location.longitude'),
  stock: names('in_stock instock stock_availability availability g:availability stock_status'),
  hours: names('opening_hours hours business_hours openinghours'),
};

function names(list: string): string[] {
  return list.split(' ').map(columnKey);
}

/** The columns of a feed by what they are for; what no column is for is absent. A column has one use, except for prices. */
export function recognizeColumns(columns: readonly string[]): ReadonlyMap<ColumnUse, string> {
  const byKey = new Map(columns.map((column) => [columnKey(column), column]));
  const uses = new Map<ColumnUse, string>();
  const used = new Set<string>();
  for (const [use, known] of Object.entries(knownNames) as [ColumnUse, readonly string[]][]) {
    const key = known.find((name) => byKey.has(name) && !used.has(name));
    const column = key === undefined ? undefined : byKey.get(key);
    if (key === undefined || column === undefined) continue;
    uses.set(use, column);
    if (use !== 'originalPrice') used.add(key);
  }
  if (uses.get('originalPrice') === uses.get('discountPrice')) uses.delete('originalPrice');
  return uses;
}

/** Networks by columns that only their feeds have. */
const networks: readonly (readonly [name: string, columns: readonly string[]])[] = [
  ['Awin', names('aw_product_id aw_deep_link')],
  ['CJ', names('programname buyurl')],
  ['CJ', names('program_name link')],
  ['Impact', names('unique_merchant_sku current_price')],
  ['Impact', names('catalog_item_id campaign_name')],
  ['Rakuten Advertising', names('sku_number primary_category')],
  ['Google Merchant Center', names('g:id g:price')],
  ['Google Merchant Center', names('image_link availability')],
];

/** The network that a feed is from; `null` if its columns are of none. */
export function recognizeNetwork(columns: readonly string[]): string | null {
  const keys = new Set(columns.map(columnKey));
  return networks.find(([, known]) => known.every((name) => keys.has(name)))?.[0] ?? null;
}
