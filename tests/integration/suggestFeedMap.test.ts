import { describe, expect, it } from 'vitest';
import { runImport } from '../../cli/commands/import/runImport.ts';
import { defaultImport, importFeeds, putFiles } from '../support/feeds.ts';
import { isValid } from '../support/newContent.ts';
import { createRig } from '../support/rig.ts';

/** Feeds of invented offers with the columns that the networks publish. */
const feeds = {
  Awin: 'aw_deep_link,product_name,aw_product_id,merchant_product_id,merchant_image_url,description,merchant_category,search_price,merchant_name,currency,rrp_price,in_stock\nhttps://awin.example/c?p=1,SOUP SUPPER FOR TWO,901,x1,https://img.example/1.jpg,<b>Two soups</b>,Restaurants,24.00,Sample Soups,USD,30.00,1\n',
  CJ: 'PROGRAMNAME,NAME,KEYWORDS,DESCRIPTION,SKU,CURRENCY,PRICE,RETAILPRICE,SALEPRICE,BUYURL,IMAGEURL,ADVERTISERCATEGORY,STARTDATE,ENDDATE,INSTOCK\nSample Soups,Soup supper for two,"soup,dinner",Two soups,901,USD,30.00,30.00,24.00,https://cj.example/c?p=1,https://img.example/1.jpg,Restaurants,2026-11-01,2027-03-01,yes\n',
  Impact:
    'Unique Merchant SKU\tProduct Name\tProduct URL\tImage URL\tCurrent Price\tOriginal Price\tStock Availability\tProduct Description\tCategory\tManufacturer\n901\tSoup supper for two\thttps://impact.example/c?p=1\thttps://img.example/1.jpg\t24.00\t30.00\tInStock\tTwo soups\tRestaurants\tSample Soups\n',
  'Rakuten Advertising':
    'Product ID|Product Name|SKU Number|Primary Category|Product URL|Product Image URL|Short Product Description|Long Product Description|Sale Price|Retail Price|End Date|Brand|Keywords|Currency\n901|Soup supper for two|s1|Restaurants|https://rakuten.example/c?p=1|https://img.example/1.jpg|Two soups|Two soups, made today|24.00|30.00|12/31/2026|Sample Soups|soup,dinner|USD\n',
  'Rakuten Advertising, as it is sent':
    'HDR|40001|Sample Soups|2026-11-19/22:00:00\n901|Soup supper for two|s1|Restaurants|Dinner~~Soup|https://rakuten.example/c?p=1|https://img.example/1.jpg||Two "big" soups|"Two soups" made today|6.00|amount|24.00|30.00|2026-11-01/00:00:00|2026-12-31/23:59:59|||soup~~dinner|||||||USD||||||||||||\nTRL|1\n',
  'Google Merchant Center':
    '<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title><item><g:id>901</g:id><g:title>Soup supper for two</g:title><g:description>Two soups</g:description><g:link>https://google.example/c?p=1</g:link><g:image_link>https://img.example/1.jpg</g:image_link><g:availability>in_stock</g:availability><g:price>30.00 USD</g:price><g:sale_price>24.00 USD</g:sale_price><g:brand>Sample Soups</g:brand><g:product_type>Restaurants</g:product_type></item></channel></rss>',
};

async function suggest(feed: string) {
  const rig = createRig();
  putFiles(rig, { feed });
  const code = await runImport(rig.deps, { ...defaultImport, map: null, suggest: 'feed' });
  const map = JSON.parse(rig.printed.join(''));
  putFiles(rig, { 'feeds/partner.json': map });
  return { rig, code, map, imported: await importFeeds(rig, { source: 'feed' }) };
}

describe('a suggested map', () => {
  it.each(Object.entries(feeds))('works for a feed of %s', async (network, text) => {
    const { rig, code, map, imported } = await suggest(text);
    expect(code).toBe(0);
    expect(map.notes[0]).toContain(network.split(',')[0]);
    expect([imported.codes, imported.feed.reasons]).toEqual([[], {}]);
    const [file = ''] = imported.feed.new.map((deal) => deal.file);
    const [deal] = JSON.parse(rig.read(`content/${file}`));
    expect(deal).toMatchObject({
      ...{ title: 'Soup Supper for Two', originalPrice: 30, discountPrice: 24, vendor: 'Sample Soups' },
      ...{ imageUrl: 'https://img.example/1.jpg', citywide: true },
      ...(network === 'Awin' ? {} : { title: 'Soup supper for two' }),
    });
    expect(deal.affiliateUrl).toMatch(/^https:\/\/\w+\.example\/c\?p=1$/);
    expect(isValid(rig)).toBe(true);
  });

  it('reads a sheet that somebody wrote by hand, and asks for what it cannot know', async () => {
    const { map, imported } = await suggest(
      'Deal,Store,Price,Was,Valid until\nSoup,Sample Soups,$5,$8,3/4/2027\n',
    );
    expect(map.fields).toMatchObject({
      title: 'Deal',
      vendor: 'Store',
      discountPrice: 'Price',
      originalPrice: 'Was',
    });
    expect(map.notes.join(' ')).toContain('month first');
    expect(imported.feed.new).toHaveLength(1);
  });

  it('takes the first column with words of its own for the title where no name tells it', async () => {
    const { map, imported } = await suggest(
      'Nr.;Titel;Anbieter;Link\n1;Suppe des Tages;Alpine Corner;https://a.example/1\n2;Orgelkonzert;Sankt Anna;https://a.example/2\n',
    );
    expect(map.fields.title).toBe('Titel');
    expect(map.notes[0]).toBe('Is "Titel" the title? The columns are Nr., Titel, Anbieter, Link.');
    expect(imported.code).toBe(0);
  });

  it('finds the list in a JSON object', async () => {
    const { map, imported } = await suggest(
      '{"page":{"n":1},"data":{"offers":[{"id":1,"title":"Soup","store":"S","price":5}]}}',
    );
    expect(map.items).toBe('data.offers');
    expect(imported.feed.new).toHaveLength(1);
  });

  it('takes the dates of a calendar as sessions', async () => {
    const { imported } = await suggest(
      'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Jazz\nDTSTART:20261205T033000Z\nEND:VEVENT\nEND:VCALENDAR\n',
    );
    expect(imported.feed.new).toHaveLength(1);
  });
});
