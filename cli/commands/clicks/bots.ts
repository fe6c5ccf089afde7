/**
 * Parts of the user agents of programs that are not visitors. The list is short on purpose: a script of the page sends
 * the click records, so most programs never send one. What remains are crawlers that run scripts, monitors of speed and
 * availability, and tools that replay logs. Programs that pretend to be browsers are not recognized.
 */
const botPattern = new RegExp(
  [
    // "Cubot" is a maker of phones.
    '(?<!cu)bot|crawl|spider|slurp|scrap',
    'preview|facebookexternalhit|embedly|inspectiontool|googleother|mediapartners|(?:chatgpt|claude|perplexity)-user',
    'headless|phantom|puppeteer|playwright|selenium|webdriver|jsdom',
    'monitor|uptime|pingdom|statuscake|lighthouse|gtmetrix|ptst|archiv|validator|checker',
    'fetch|curl|wget|python|libwww|httpie|http-?client|okhttp|axios|postman|\\bjava/|\\bruby|\\bphp|\\bperl',
  ].join('|'),
  'i',
);

/** True for the user agent of a program, and for an empty one: every browser sends it. */
export function isBot(userAgent: string): boolean {
  return userAgent.trim() === '' || botPattern.test(userAgent);
}
