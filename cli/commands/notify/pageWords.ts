/**
 * The words of a page as search engines read them: title, description and what is in its main part, without any
 * markup. Two pages with the same words differ in code or looks alone.
 */
export function pageWords(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  const main = start === -1 || end < start ? html : html.slice(start, end);
  const text = main
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(?:[^>"']|"[^"]*"|'[^']*')*>/g, ' ');
  return [title, description, text].map((part) => part.replace(/\s+/g, ' ').trim()).join('\n');
}
