/** Files of a built site by their paths, with text. */
export type SiteFiles = Readonly<Record<string, string>>;

/** Pages at which a visit can begin: home, and what a host answers with for an unknown address. */
const entrances = ['index.html', '404.html'];

/**
 * Problems that visitors can reach: truncated pages, and addresses without a file. Walks the site from its entrances, as
 * far as they exist.
 */
export function brokenReferences(files: SiteFiles): string[] {
  const queue = entrances.filter((file) => file in files);
  const seen = new Set(queue);
  const faults: string[] = [];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const html = files[file] ?? '';
    if (!html.trimEnd().endsWith('</html>')) faults.push(`${file} is cut off`);
    for (const address of addressesIn(html)) {
      const target = fileAt(files, address);
      if (target === null) faults.push(`${file} refers to ${address}`);
      else if (target.endsWith('.html') && !seen.has(target)) {
        seen.add(target);
        queue.push(target);
      }
    }
  }
  return faults;
}

/** Addresses on the site itself that a page asks for or links to. */
function addressesIn(html: string): string[] {
  const attributes = [...html.matchAll(/\s(?:href|src|srcset|action)="(\/[^"]*)"/g)].map(
    ([, value]) => value ?? '',
  );
  return [...new Set(attributes.map((value) => value.replace(/[?#].*$/, '')))];
}

function fileAt(files: SiteFiles, address: string): string | null {
  const path = address === '/' ? 'index' : address.slice(1);
  return path in files ? path : `${path}.html` in files ? `${path}.html` : null;
}
