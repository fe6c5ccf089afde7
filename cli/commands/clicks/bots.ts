/**
 * What programs that are no visitors call themselves, in parts of words. The list is short on purpose: a click record
 * is sent by a script of the page, so that most programs never send one; what is left are crawlers that run scripts,
 * checks of speed and availability, and tools that replay logs. Programs that pass for browsers are not found.
 */
const programs = new RegExp(
  [
    // Phones of the maker Cubot are not bots.
    '(?<!cu)bot|crawl|spider|slurp|scrap',
    'preview|facebookexternalhit|embedly|inspectiontool|googleother|mediapartners|(?:chatgpt|claude|perplexity)-user',
    'headless|phantom|puppeteer|playwright|selenium|webdriver|jsdom',
    'monitor|uptime|pingdom|statuscake|lighthouse|gtmetrix|ptst|archiv|validator|checker',
    'fetch|curl|wget|python|libwww|httpie|http-?client|okhttp|axios|postman|\\bjava/|\\bruby|\\bphp|\\bperl',
  ].join('|'),
  'i',
);

/** True for programs that are no visitors, and for whoever does not say what it is: every browser does. */
export function isBot(agent: string): boolean {
  return agent.trim() === '' || programs.test(agent);
}
