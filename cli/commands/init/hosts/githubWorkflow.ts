import type { Host } from '../answers.ts';

/** The hosts that GitHub Actions deploys to. */
export type GithubHost = Exclude<Host, 'gitlab'>;

/** What differs from host to host. */
interface Deployment {
  readonly name: string;
  /** Of the job, besides reading the repository. */
  readonly permissions: string;
  readonly environment: string;
  readonly steps: string;
}

const pages: Deployment = {
  name: 'GitHub Pages',
  permissions: `
    permissions:
      contents: read
      pages: write
      id-token: write`,
  environment: `
    environment:
      name: github-pages
      url: \${{ steps.deploy.outputs.page_url }}`,
  steps: `
      - if: steps.build.outputs.built == 'true'
        uses: actions/upload-pages-artifact@v5
        with:
          path: dist

      - if: steps.build.outputs.built == 'true'
        id: deploy
        uses: actions/deploy-pages@v5
`,
};

const deployments: Readonly<Record<GithubHost, Deployment>> = {
  'github-pages': pages,
  netlify: {
    name: 'Netlify',
    permissions: '',
    environment: '',
    steps: `
      - if: steps.build.outputs.built == 'true'
        run: npx --yes netlify-cli@27 deploy --prod --no-build --dir dist
        env:
          NETLIFY_AUTH_TOKEN: \${{ secrets.NETLIFY_AUTH_TOKEN }}
          NETLIFY_SITE_ID: \${{ vars.NETLIFY_SITE_ID }}
`,
  },
  'cloudflare-pages': {
    name: 'Cloudflare Pages',
    permissions: '',
    environment: '',
    steps: `
      - if: steps.build.outputs.built == 'true'
        run: npx --yes wrangler@4 pages deploy dist --project-name "$PROJECT" --branch main
        env:
          PROJECT: \${{ vars.CLOUDFLARE_PROJECT }}
          CLOUDFLARE_API_TOKEN: \${{ secrets.CLOUDFLARE_API_TOKEN }}
          CLOUDFLARE_ACCOUNT_ID: \${{ vars.CLOUDFLARE_ACCOUNT_ID }}
`,
  },
};

/** `.github/workflows/site.yml`: builds, checks and deploys a site whose city is in the time zone `zone`. */
export function githubWorkflow(host: GithubHost, zone: string): string {
  const { name, permissions, environment, steps } = deployments[host];
  return `# Builds the site after each push and when pages go stale, checks it, and deploys it to ${name}.
name: Site

on:
  push:
    branches: [main]
  schedule:
    # Days end at midnight in the city, and events mostly in the afternoon and the evening. GitHub starts runs late and skips
    # some, above all on the hour, so that each time has a second chance. A run with nothing due ends within a minute.
    # 13 runs a day are 400 to 800 minutes a month. Public repositories pay none; private ones have 2,000 free, and can do
    # with the first line alone. "npx city-deals schedule" lists what is due when.
    - cron: '7,37 0 * * *'
      timezone: ${zone}
    - cron: '17 1,4,7,10,13-17,19,21 * * *'
      timezone: ${zone}
  workflow_dispatch:

permissions:
  contents: read

# One at a time, because each run continues from the one before.
concurrency:
  group: site
  cancel-in-progress: false

jobs:
  site:
    runs-on: ubuntu-latest
    timeout-minutes: 45${permissions}${environment}
    steps:
      - uses: actions/checkout@v6

      - uses: actions/setup-node@v6
        with:
          node-version: 24
          cache: npm

      - run: npm ci

      # The pictures that any run has made, also one that was cut off.
      - uses: actions/cache/restore@v5
        with:
          path: node_modules/.cache/city-deals-pictures
          key: pictures-\${{ github.run_id }}-\${{ github.run_attempt }}
          restore-keys: pictures-

      # The site that was deployed last. Without it everything is built.
      - uses: actions/cache/restore@v5
        with:
          path: dist
          key: site-\${{ github.run_id }}-\${{ github.run_attempt }}
          restore-keys: site-

      # A scheduled run builds only what is due. A first build with thousands of photos may take longer than this step: the next
      # run then finds its pictures and goes on.
      - id: build
        timeout-minutes: 35
        shell: bash
        env:
          COMMAND: \${{ github.event_name == 'schedule' && 'rebuild' || 'build' }}
        run: |
          npx city-deals "$COMMAND" --json | tee "$RUNNER_TEMP/summary.json"
          if grep --quiet '"due":false' "$RUNNER_TEMP/summary.json"; then built=false; else built=true; fi
          echo "built=$built" >> "$GITHUB_OUTPUT"

      - if: always() && steps.build.outcome != 'skipped' && steps.build.outputs.built != 'false'
        uses: actions/cache/save@v5
        with:
          path: node_modules/.cache/city-deals-pictures
          key: pictures-\${{ github.run_id }}-\${{ github.run_attempt }}

      # Nothing is deployed that has a broken link, or another finding.
      - if: steps.build.outputs.built == 'true'
        run: npx city-deals check
${steps}
      # Only a deployed site counts as the last one, so that the next run makes up for a failed deployment.
      - if: steps.build.outputs.built == 'true'
        uses: actions/cache/save@v5
        with:
          path: dist
          key: site-\${{ github.run_id }}-\${{ github.run_attempt }}
`;
}
