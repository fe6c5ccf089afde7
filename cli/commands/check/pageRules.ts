import type { PageRule } from './page.ts';
import { scriptBudgetRule } from './rules/budgets.ts';
import { canonicalRule } from './rules/canonicals.ts';
import { controlRule } from './rules/controls.ts';
import { descriptionRule } from './rules/descriptions.ts';
import { disclosureRule, footerDisclosureRule } from './rules/disclosure.ts';
import { endedDealRule } from './rules/endedDeals.ts';
import { headRule, zoomRule } from './rules/headElements.ts';
import { headingRule } from './rules/headings.ts';
import { idRule, referenceRule } from './rules/ids.ts';
import { imageOrderRule, imageRule, imageWeightRule } from './rules/images.ts';
import { landmarkRule } from './rules/landmarks.ts';
import { languageRule } from './rules/language.ts';
import { linkRule } from './rules/links.ts';
import { policyRule } from './rules/policy.ts';
import { resourceRule } from './rules/resources.ts';
import { robotsRule } from './rules/robotsMeta.ts';
import { socialTagsRule } from './rules/socialTags.ts';
import { structuredDataRule } from './rules/structuredData.ts';
import { titleRule } from './rules/titles.ts';
import { wordsRule } from './rules/words.ts';

/** All that each page is held to. */
export const pageRules: readonly PageRule[] = [
  titleRule,
  descriptionRule,
  languageRule,
  canonicalRule,
  robotsRule,
  socialTagsRule,
  headRule,
  zoomRule,
  linkRule,
  resourceRule,
  disclosureRule,
  footerDisclosureRule,
  endedDealRule,
  structuredDataRule,
  headingRule,
  idRule,
  referenceRule,
  controlRule,
  landmarkRule,
  imageRule,
  imageWeightRule,
  imageOrderRule,
  scriptBudgetRule,
  policyRule,
  wordsRule,
];
