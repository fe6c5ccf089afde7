import type { NamedFacts } from './factFields.ts';
import { type FactNeed, factNeeds, needBit } from './needs.ts';

/*
 * What facts say about needs. Apart from `needs.ts`, because browsers rarely ask the facts themselves.
 */

type NeedTest = (facts: NamedFacts) => boolean | undefined;

const hasAccess =
  (feature: string): NeedTest =>
  ({ access }) =>
    access?.features?.some((each) => each === feature) || undefined;

const hasDiet =
  (...diets: readonly string[]): NeedTest =>
  ({ diet }) =>
    diet?.some((each) => diets.includes(each)) || undefined;

const comesBy =
  (way: string): NeedTest =>
  ({ fulfillment }) =>
    fulfillment?.some((each) => each === way);

/** Whether facts say that a need is met, or that it is not; `undefined` if they say neither. */
const tests: Readonly<Record<FactNeed, NeedTest>> = {
  'step-free': ({ access }) => access?.stepFree,
  pets: ({ pets }) => pets && pets.allowed !== 'no',
  vegetarian: hasDiet('vegetarian', 'vegan'),
  vegan: hasDiet('vegan'),
  'gluten-free': hasDiet('gluten-free'),
  'no-booking': ({ booking }) => booking && !booking.required,
  delivery: comesBy('delivery'),
  strollers: hasAccess('strollers'),
  'accessible-toilet': hasAccess('accessible-toilet'),
  captions: hasAccess('captions'),
  'hearing-loop': hasAccess('hearing-loop'),
  'large-print': hasAccess('large-print'),
  'quiet-space': hasAccess('quiet-space'),
  'sign-language': ({ languages, ...facts }) =>
    hasAccess('sign-language')(facts) || languages?.includes('ase') || undefined,
  // Without animals there is no milk either.
  'dairy-free': hasDiet('dairy-free', 'vegan'),
  'nut-free': hasDiet('nut-free'),
  halal: hasDiet('halal'),
  kosher: hasDiet('kosher'),
  parking: ({ parking }) => parking && parking.kind !== 'none',
  'free-parking': ({ parking }) => parking && parking.kind === 'free',
  'pick-up': comesBy('pick-up'),
  online: comesBy('online'),
  'rain-or-shine': ({ weather }) => weather && (weather === 'rain-or-shine' || weather === 'moves-indoors'),
  spanish: ({ languages }) => languages?.some((code) => code.split('-')[0] === 'es'),
  'all-ages': ({ ages }) => (ages?.from === undefined ? undefined : ages.from === 0 && ages.to === undefined),
  'over-21': ({ ages }) => (ages?.from === undefined ? undefined : ages.from >= 21),
  transit: ({ transit }) => transit !== undefined || undefined,
};

/** Whether `facts` say that `need` is met, or that it is not; `undefined` if they say neither. */
export const needIn = (facts: NamedFacts, need: FactNeed): boolean | undefined => tests[need](facts);

/** The needs that facts say are met, and those that they say are not, as bits. */
export function needBits(facts: NamedFacts): { readonly met: number; readonly lacking: number } {
  const bits = (wanted: boolean) =>
    factNeeds.reduce((sum, need) => (tests[need](facts) === wanted ? sum | needBit(need) : sum), 0);
  return { met: bits(true), lacking: bits(false) };
}
