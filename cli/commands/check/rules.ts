import type { PageRule, SiteRule } from './rule.ts';
import {
  controlRule,
  headingRule,
  idReferenceRule,
  landmarkRule,
  uniqueIdRule,
} from './rules/accessibility.ts';
import { dealPageBudgetRule, scriptBudgetRule } from './rules/budgets.ts';
import { headElementRule, languageRule, socialTagRule, zoomRule } from './rules/head.ts';
import { imageOrderRule, imageRule, imageWeightRule } from './rules/images.ts';
import { aliasRule, canonicalRule, robotsFileRule, robotsTagRule } from './rules/indexing.ts';
import { linkRule } from './rules/links.ts';
import { dealDataRule, feedRule, redirectRule, webManifestRule } from './rules/machineFiles.ts';
import { manifestRule, rebuildRule } from './rules/manifest.ts';
import { fragmentRule, orphanRule } from './rules/reachability.ts';
import { resourceRule } from './rules/resources.ts';
import { createPolicyRule, headerRule } from './rules/security.ts';
import { sitemapRule } from './rules/sitemap.ts';
import { structuredDataRule } from './rules/structuredData.ts';
import { descriptionRule, titleRule, uniqueTitleRule } from './rules/titles.ts';
import { createTypoRule } from './rules/typos.ts';
import { endedDealRule, footerDisclosureRule, vendorLinkRule } from './rules/vendorLinks.ts';

/** The rules that every page of one site is checked against. */
export const createPageRules = (): readonly PageRule[] => [
  titleRule,
  descriptionRule,
  languageRule,
  canonicalRule,
  robotsTagRule,
  socialTagRule,
  headElementRule,
  zoomRule,
  linkRule,
  resourceRule,
  vendorLinkRule,
  footerDisclosureRule,
  endedDealRule,
  structuredDataRule,
  headingRule,
  uniqueIdRule,
  idReferenceRule,
  controlRule,
  landmarkRule,
  imageRule,
  imageWeightRule,
  imageOrderRule,
  scriptBudgetRule,
  createPolicyRule(),
  createTypoRule(),
];

/** The rules that the site as a whole is checked against. */
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
  uniqueTitleRule,
  dealPageBudgetRule,
  orphanRule,
  fragmentRule,
];
