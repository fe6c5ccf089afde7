import type { AssistantCase, DealCondition, Expectation } from '../support/assistantCaseSchema.ts';
import type { PlacedCase, SetFault } from '../support/assistantCases.ts';
import type { DealOracle } from '../support/dealOracle.ts';

/** What in conversations no answer can meet, or names something that the content does not have. */
export function lintCases(cases: readonly PlacedCase[], oracle: DealOracle): SetFault[] {
  return cases.flatMap(({ line, example }) => {
    const places = expectationsOf(example);
    const isEmpty = !example.forbid && places.every(([, wanted]) => Object.keys(wanted).length === 0);
    const causes = [
      ...(isEmpty ? ['expects nothing'] : []),
      ...places.flatMap(([place, wanted]) =>
        lintExpectation(wanted, oracle).map((cause) => `${place}${cause}`),
      ),
    ];
    return causes.map((cause) => ({ line, cause }));
  });
}

const expectationsOf = ({
  expect,
  expectAt,
}: AssistantCase): (readonly [place: string, wanted: Expectation])[] => [
  ['expect.', expect],
  ...Object.entries(expectAt).map(([turn, wanted]) => [`expectAt.${turn}.`, wanted] as const),
];

function lintExpectation({ deals, preferences = {}, help }: Expectation, oracle: DealOracle): string[] {
  const {
    min = 0,
    max = Number.POSITIVE_INFINITY,
    every,
    some,
    none,
    lead,
    includes = [],
    excludes = [],
  } = deals ?? {};
  const conditions = Object.entries({ every, some, none, lead });
  const matches = (condition: DealCondition) =>
    oracle.live.filter((deal) => oracle.meets(deal, condition)).length;
  const unmet = (name: string, condition: DealCondition | undefined, needed: number) =>
    condition && matches(condition) < needed
      ? [`deals.${name}: ${matches(condition)} live deals meet ${JSON.stringify(condition)}`]
      : [];
  return [
    ...conditions.flatMap(([name, condition]) =>
      unknownNames(condition ?? {}, oracle).map((cause) => `deals.${name}.${cause}`),
    ),
    ...unmet('every', every, Math.max(1, min)),
    ...unmet('some', some, 1),
    ...unmet('lead', lead, 1),
    ...includes
      .filter((slug) => !oracle.isLive(slug))
      .map((slug) => `deals.includes: ${slug} is not a live deal`),
    ...excludes
      .filter((slug) => !oracle.deal(slug))
      .map((slug) => `deals.excludes: there is no deal ${slug}`),
    ...(min > max || includes.length > max ? ['deals: asks for more than max'] : []),
    ...(help && min > 0 ? ['deals.min: who needs help gets no deals'] : []),
    ...lintSlots(preferences, oracle),
  ];
}

function unknownNames({ category, neighborhood, vendor, slug }: DealCondition, oracle: DealOracle): string[] {
  const { categories, neighborhoods } = oracle.known;
  return [
    ...(category === undefined || categories.has(category) ? [] : [`category: there is no ${category}`]),
    ...(neighborhood === undefined || neighborhoods.has(neighborhood)
      ? []
      : [`neighborhood: there is no ${neighborhood}`]),
    ...(vendor === undefined || oracle.hasVendor(vendor) ? [] : [`vendor: there is no ${vendor}`]),
    ...(slug === undefined || oracle.deal(slug) ? [] : [`slug: there is no deal ${slug}`]),
  ];
}

function lintSlots(
  { categories, neighborhoods }: NonNullable<Expectation['preferences']>,
  oracle: DealOracle,
) {
  const lists = { categories, neighborhoods };
  return (['categories', 'neighborhoods'] as const).flatMap((slot) => {
    const wanted = lists[slot];
    if (!wanted) return [];
    const values = 'includes' in wanted ? wanted.includes : wanted.equals;
    return values
      .filter((value) => !oracle.known[slot].has(value))
      .map((value) => `preferences.${slot}: there is no ${value}`);
  });
}
