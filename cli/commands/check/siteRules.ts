import { aliasRule } from './siteRules/aliases.ts';
import { headerRule } from './siteRules/headers.ts';
import { dealDataRule, feedRule, webManifestRule } from './siteRules/machineFiles.ts';
import { manifestRule, rebuildRule } from './siteRules/manifest.ts';
import { pageBudgetRule } from './siteRules/pageBudget.ts';
import { redirectRule } from './siteRules/redirects.ts';
import { robotsFileRule } from './siteRules/robotsFile.ts';
import { sharedWordsRule } from './siteRules/sharedWords.ts';
import { sitemapRule } from './siteRules/sitemaps.ts';
import type { SiteRule } from './siteRules/siteRule.ts';
import { anchorRule, orphanRule } from './siteRules/ways.ts';

/** All that the site as a whole is held to. */
export const siteRules: readonly SiteRule[] = [
  manifestRule,
  rebuildRule,
  sitemapRule,
  robotsFileRule,
  feedRule,
  webManifestRule,
  dealDataRule,
  redirectRule,
  headerRule,
  aliasRule,
  sharedWordsRule,
  pageBudgetRule,
  orphanRule,
  anchorRule,
];
