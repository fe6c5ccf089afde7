import type { CityAnswers, Host } from '../answers.ts';

/** Where a site is published, in words, and the page of the docs about it. */
const hostNames: Readonly<Record<Host, readonly [name: string, page: string]>> = {
  'github-pages': ['GitHub Pages', 'github-pages'],
  netlify: ['Netlify', 'netlify'],
  'cloudflare-pages': ['Cloudflare Pages', 'cloudflare-pages'],
  gitlab: ['GitLab Pages', 'gitlab'],
};

/** The README of a new project: one page for whoever works on it. */
export const readme = ({ city, host, neighborhoods }: CityAnswers): string => `# ${city} Deals

A site of local deals, built by [city-deals](https://www.npmjs.com/package/city-deals) from the files in \`data/content\`.

\`\`\`sh
npm install      # once; commit package-lock.json
npm start        # the site at http://localhost:3000, which follows every save
npm test         # validates the content, builds the site into dist/ and checks it
\`\`\`

## What is still a sample, a draft or a guess

- \`data/content/site.json\`: \`origin\` and \`contactEmail\` are invented. Add \`city.coordinates\` and \`city.postalCode\` if they
  are missing. \`assistant.helpLines\` and \`assistant.emergency\`: whom visitors in need can call in your country.
${aboutNeighborhoods(neighborhoods.length)}
- \`data/content/deals/\`: three invented deals. Replace them, and then set \`sampleCatalogue\` to \`false\` in \`site.json\`.
- \`data/content/pages/privacy.md\` and \`terms.md\`: drafts that say so. Have them checked.
- The logo, the skyline and the assistant’s faces: drawn from the name of the city. \`npx city-deals new brand\` writes them to
  \`data/content/brand/\`, where you can edit or replace them.

## Every day

\`\`\`sh
npx city-deals new deal rooftop-yoga --title "Rooftop yoga" --price 18 --was 25
npx city-deals new drawing taco          # for posters; after npm install -D @iconify-json/fluent-emoji-flat
npx city-deals schema                    # after adding a category or neighborhood: your editor then knows it
npx city-deals schedule                  # when pages change by themselves
npx city-deals dev --review              # drafts, with what is still wrong with each
npx city-deals schema --cms sveltia      # forms in a browser, for people who write no code
npx city-deals doctor                    # whether this machine has what builds need
npx city-deals upgrade-content           # after an update: the content in its newest form
\`\`\`

The editor explains and completes the fields, in VS Code without further ado. All fields are described in
\`node_modules/city-deals/docs/content-fields.md\`, everything else in the folder around it.

## Publishing

${publishing(host)}

Clicks counted with \`npx city-deals clicks import\` are in \`data/clicks.json\`, which git ignores, so that \`git pull\` never
stops at it.
`;

const aboutNeighborhoods = (count: number): string =>
  count > 0
    ? '- `data/content/neighborhoods.json`: the names, and `coordinates`, without which the assistant knows no distances.'
    : '- The city is one place. If it has parts that visitors know, name them in `data/content/neighborhoods.json`, and in each deal.';

function publishing(host: Host | null): string {
  if (host === null) {
    return '`npm test` builds the site into `dist/`, which any static host can serve. `npx city-deals rebuild` renders what went stale; run it on a schedule. The docs have a page for each host.';
  }
  const [name, page] = hostNames[host];
  const file = host === 'gitlab' ? '.gitlab-ci.yml' : '.github/workflows/site.yml';
  return `\`${file}\` builds the site after each push and when pages go stale, checks it, and publishes it on ${name}. What to set up
once is in \`node_modules/city-deals/docs/hosting/${page}.md\`.`;
}
