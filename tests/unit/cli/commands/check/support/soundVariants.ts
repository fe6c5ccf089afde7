import { type BuiltFiles, type Check, edited, soundFacts } from './miniSite.ts';

/** A way to write the sound site otherwise in which nothing is wrong. */
interface Variant {
  readonly what: string;
  readonly files: BuiltFiles;
  readonly check?: Check;
}

const about = (from: string | RegExp, to: string) => edited('about.html', from, to);
const soup = (from: string | RegExp, to: string) => edited('deal/soup.html', from, to);
const says = (words: string) => about('We like soup.', words);

export const soundVariants: readonly Variant[] = [
  { what: 'words that may stand twice', files: says('We had had soup, and it is so so good; ha ha.') },
  { what: 'a name that is a word twice', files: says('We like Walla Walla, and Bora Bora too.') },
  { what: 'a doubled word across elements', files: says('We like <b>soup</b> soup.') },
  {
    what: 'words that only begin alike',
    files: says('The theater and the then-closed on on-street market.'),
  },
  {
    what: 'abbreviations and addresses',
    files: says('The U.S. soup costs 3.50 at 5 p.m. on soup.Org, No.7, see a.B.'),
  },
  { what: 'white space that browsers fold', files: says('We like\n      soup\n  and bread.') },
  { what: 'spaces in what is preformatted', files: says('<code>a  b</code>') },
  { what: 'a link to the top', files: says('<a href="#top">Up</a> and <a href="#">up</a>') },
  { what: 'a link to a part of a text', files: says('<a href="/deal/soup#:~:text=soup">Soup</a>') },
  { what: 'a link with a query', files: says('<a href="/search?q=soup">Soup</a>') },
  { what: 'a telephone number', files: says('<a href="tel:+15555550100">Call us</a>') },
  {
    what: 'a link named by its picture',
    files: says('<a href="/deal/soup"><img src="/assets/soup.svg" alt="Soup" width="8" height="6"></a>'),
  },
  {
    what: 'a link named by its label',
    files: says('<a href="/deal/soup" aria-label="Soup"><svg></svg></a>'),
  },
  { what: 'a link to a site that is no vendor', files: says('<a href="https://maps.example/port">Map</a>') },
  {
    what: 'the whole address of a page of the site',
    files: says('<a href="https://deals.example/deal/soup">Soup</a>'),
  },
  {
    what: 'a price with cents',
    files: edited('deal/soup.html', '"price":1250', '"price":1250.5', soup('$1,250', '$1,250.50')),
  },
  { what: 'a price in whole dollars, shown with cents', files: soup('$1,250', '$1,250.00') },
  { what: 'a day that only words show', files: soup(/<time.*?<\/time>/, 'June 30, 2027') },
  {
    what: 'a lazy picture below the first screen',
    files: soup(
      '<h2>Details</h2>',
      '<h2>Details</h2><img src="/assets/soup.svg" alt="Soup again" width="8" height="6" loading="lazy">',
    ),
  },
  {
    what: 'a decoration that is loaded late',
    files: says('<img src="/assets/soup.svg" alt="" width="8" height="6" loading="lazy">'),
  },
  {
    what: 'a heading that goes back several levels',
    files: says('</p><h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2><p>'),
  },
  {
    what: 'a title that only the name of the site makes long',
    files: edited(
      'about.html',
      '<title>About the site',
      '<title>About the site, its people, its aims and how it all began',
    ),
  },
  {
    what: 'a short description of a page that is not listed',
    files: edited('search.html', 'content="Find a deal."', 'content="Find."'),
  },
  { what: 'a hidden field without a name', files: says('<input type="hidden" name="q">') },
  { what: 'a field named by a label elsewhere', files: says('<label for="q">Find</label><input id="q">') },
  {
    what: 'data that browsers do not run',
    files: says('<script type="application/json">{"undefined":"the the"}</script>'),
  },
  { what: 'a title inside a drawing', files: says('<svg role="img"><title>Soup</title></svg>') },
  {
    what: 'a host of its own in robots.txt',
    files: edited('robots.txt', 'User-agent: *', 'User-agent: BadBot\nDisallow: /\n\nUser-agent: *'),
  },
  {
    what: 'a deal to come that no list has yet',
    files: edited(
      'index.html',
      '<a href="/deal/soup">Bowl of soup</a>',
      'Soon',
      edited('news.html', '<a href="/deal/soup">Bowl of soup</a>', 'Soon'),
    ),
    check: {
      facts: {
        ...soundFacts,
        spanOfDeal: new Map([
          ['/deal/soup', { startsAt: Date.parse('2027-01-01'), endsAt: Date.parse('2027-07-01') }],
        ]),
      },
    },
  },
];
