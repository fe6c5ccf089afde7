import type { DealFilter, FacetChoice } from '../../../data/model/deals/dealFilter.ts';
import { features, hasFeature } from '../../../data/model/deals/features.ts';

/** The features to offer: those that any deal has (`known`, as bits), and those that are asked for. */
export const featureChoices = (filter: DealFilter, known: number): FacetChoice[] =>
  features
    .filter((feature) => hasFeature(known, feature) || filter.features.includes(feature))
    .map((value) => ({ facet: 'features', value }));
