import { type BuiltFiles, type Check, edited } from './miniSite.ts';

/** Another way to write the valid site that is valid too. */
interface Variant {
  readonly description: string;
  readonly files: BuiltFiles;
  readonly check?: Check;
}

const about = (from: string | RegExp, to: string) => edited('about.html', from, to);
const soup = (from: string | RegExp, to: string) => edited('deal/soup.html', from, to);
const withText = (text: string) => about('We like soup.', text);

export const validVariants: readonly Variant[] = [
  {
    description: 'words that may be repeated',
    files: withText('We had had soup, and it is so so good; ha ha.'),
  },
  { description: 'a name with a repeated word', files: withText('We like Walla Walla, and Bora Bora too.') },
  { description: 'a doubled word across elements', files: withText('We like <b>soup</b> soup.') },
  {
    description: 'words with the same beginning',
    files: withText('The theater and the then-closed on on-street market.'),
  },
  {
    description: 'abbreviations and addresses',
    files: withText('The U.S. soup costs 3.50 at 5 p.m. on soup.Org, No.7, see a.B.'),
  },
  { description: 'white space that browsers collapse', files: withText('We like\n      soup\n  and bread.') },
  { description: 'spaces in preformatted text', files: withText('<code>a  b</code>') },
  { description: 'a link to the top', files: withText('<a href="#top">Up</a> and <a href="#">up</a>') },
  {
    description: 'a link to a part of a text',
    files: withText('<a href="/deal/soup#:~:text=soup">Soup</a>'),
  },
  { description: 'a link with a query', files: withText('<a href="/search?q=soup">Soup</a>') },
  { description: 'a telephone number', files: withText('<a href="tel:+15555550100">Call us</a>') },
  {
    description: 'a link named by its picture',
    files: withText('<a href="/deal/soup"><img src="/assets/soup.svg" alt="Soup" width="8" height="6"></a>'),
  },
  {
    description: 'a link named by its label',
    files: withText('<a href="/deal/soup" aria-label="Soup"><svg></svg></a>'),
  },
  { description: 'a link to another site', files: withText('<a href="https://maps.example/port">Map</a>') },
  {
    description: 'the whole address of a page of the site',
    files: withText('<a href="https://deals.example/deal/soup">Soup</a>'),
  },
  {
    description: 'a price with cents',
    files: edited('deal/soup.html', '"price":1250', '"price":1250.5', soup('$1,250', '$1,250.50')),
  },
  { description: 'a price in whole dollars, shown with cents', files: soup('$1,250', '$1,250.00') },
  { description: 'a price as in Portuguese', files: soup('$1,250', '1250,00 €') },
  { description: 'a price as in German', files: soup('$1,250', '1.250 €') },
  { description: 'a price as in French', files: soup('$1,250', '1\u202f250,00 €') },
  { description: 'a date in words only', files: soup(/<time.*?<\/time>/, 'June 30, 2027') },
  {
    description: 'a lazy picture below the first screen',
    files: soup(
      '<h2>Details</h2>',
      '<h2>Details</h2><img src="/assets/soup.svg" alt="Soup again" width="8" height="6" loading="lazy">',
    ),
  },
  {
    description: 'a decoration that is loaded lazily',
    files: withText('<img src="/assets/soup.svg" alt="" width="8" height="6" loading="lazy">'),
  },
  {
    description: 'a heading that goes back several levels',
    files: withText('</p><h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2><p>'),
  },
  {
    description: 'a title that only the name of the site makes long',
    files: edited(
      'about.html',
      '<title>About the site',
      '<title>About the site, its people, its aims and how it all began',
    ),
  },
  {
    description: 'a short description of a page that is not listed',
    files: edited('search.html', 'content="Find a deal."', 'content="Find."'),
  },
  { description: 'a hidden field without a name', files: withText('<input type="hidden" name="q">') },
  {
    description: 'a field named by a label elsewhere',
    files: withText('<label for="q">Find</label><input id="q">'),
  },
  {
    description: 'data that browsers do not run',
    files: withText('<script type="application/json">{"undefined":"the the"}</script>'),
  },
  { description: 'a title inside a drawing', files: withText('<svg role="img"><title>Soup</title></svg>') },
  {
    description: 'a rule for one robot in robots.txt',
    files: edited('robots.txt', 'User-agent: *', 'User-agent: BadBot\nDisallow: /\n\nUser-agent: *'),
  },
];
