import { formatValue } from '../../diagnostics/diagnostic.ts';
import type { Ask } from '../../program/terminal.ts';
import { UsageError } from '../../program/usageError.ts';
import type { CityAnswers, NeighborhoodAnswer } from './answers.ts';
import { countryName, countryOfZone, currencyOf, zoneOf } from './countryDefaults.ts';
import {
  parseCoordinates,
  parseCountry,
  parseCurrency,
  parseHost,
  parseLanguage,
  parseName,
  parseNeighborhood,
  parseRegion,
  parseSkyline,
  parseZone,
  UnusableAnswer,
} from './parseAnswer.ts';

/** Answers as typed after options; `null` if not given. */
export interface GivenAnswers {
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string | null;
  readonly zone: string | null;
  readonly language: string | null;
  readonly currency: string | null;
  readonly coordinates: string | null;
  /** Empty if none were given. */
  readonly neighborhood: readonly string[];
  readonly skyline: string | null;
  readonly host: string | null;
}

/** What the answers are collected from. */
export interface AnswerSources {
  readonly given: GivenAnswers;
  /** A name for the city, if nobody gives another. */
  readonly cityName: string;
  /** The computer's time zone. */
  readonly ownZone: string;
  /** `null` to take every default without a question. */
  readonly ask: Ask | null;
  /** Says why an answer cannot be used, before the question is asked again. */
  readonly explain: (problem: string) => void;
}

/** The answers to all questions, from options, a person or defaults. Throws UsageError for an unusable option. */
export async function askAnswers(sources: AnswerSources): Promise<CityAnswers> {
  const { given, cityName, ownZone } = sources;
  const answer = answerFrom(sources);
  const city = await answer('City', '--city', given.city, cityName, parseName);
  const country = await answer(
    'Country',
    '--country',
    given.country,
    given.country ?? countryOfZone(ownZone) ?? 'US',
    parseCountry,
  );
  const region = await answer(
    'State, province or region, with its short name if it has one (Washington, WA)',
    '--region',
    given.region,
    countryName(country),
    parseRegion,
  );
  const zone = zoneOf(country, city, ownZone) ?? ownZone;
  const timeZone = await answer('Time zone', '--zone', given.zone, zone, parseZone);
  const language = await answer('Language', '--language', given.language, `en-${country}`, parseLanguage);
  const currency = await answer('Currency', '--currency', given.currency, currencyOf(country), parseCurrency);
  const coordinates = await answer(
    'Latitude and longitude of its center, such as 47.606, -122.332 (empty if you do not know)',
    '--coordinates',
    given.coordinates,
    '',
    parseCoordinates,
  );
  return {
    ...{ city, ...region, country, timeZone, language, currency, coordinates },
    neighborhoods: await askNeighborhoods(sources),
    skyline: await answer(
      'Skyline: towers, hills or coast',
      '--skyline',
      given.skyline,
      'towers',
      parseSkyline,
    ),
    host: await answer(
      'Publish on github-pages, netlify, cloudflare-pages, gitlab or none',
      '--host',
      given.host,
      'github-pages',
      parseHost,
    ),
  };
}

/** The neighborhoods that were given, or else asked for until nothing is typed. A small town has none. */
async function askNeighborhoods(sources: AnswerSources): Promise<readonly NeighborhoodAnswer[]> {
  const { neighborhood } = sources.given;
  const answer = answerFrom(sources);
  const found: NeighborhoodAnswer[] = [];
  for (const given of neighborhood) {
    found.push(await answer('', '--neighborhood', given, '', parseNeighborhood));
  }
  for (let isMore = neighborhood.length === 0; isMore; ) {
    const named = await answer(
      nextQuestion(found.length),
      '--neighborhood',
      null,
      '',
      parseAnotherNeighborhood,
    );
    if (named) found.push(named);
    isMore = named !== null;
  }
  return found;
}

const nextQuestion = (count: number) =>
  count === 0
    ? 'A neighborhood, with coordinates if you know them (Old Town @ 47.602, -122.334; empty if the city has none)'
    : 'Another neighborhood (empty for no more)';

const parseAnotherNeighborhood = (text: string) => (text === '' ? null : parseNeighborhood(text));

/** A function that gets one answer: `given`, one that a person types until it can be used, or `fallback`. */
const answerFrom =
  ({ ask, explain }: AnswerSources) =>
  async <Value>(
    question: string,
    option: string,
    given: string | null,
    fallback: string,
    parse: (text: string) => Value,
  ): Promise<Value> => {
    if (given !== null) return parseOption(option, given, parse);
    if (ask === null) return parse(fallback);
    for (;;) {
      const typed = (await ask(question, fallback)).trim();
      try {
        return parse(typed === '' ? fallback : typed);
      } catch (error) {
        if (!(error instanceof UnusableAnswer)) throw error;
        explain(error.message);
      }
    }
  };

function parseOption<Value>(option: string, text: string, parse: (text: string) => Value): Value {
  try {
    return parse(text.trim());
  } catch (error) {
    if (!(error instanceof UnusableAnswer)) throw error;
    throw new UsageError(`${option} ${formatValue(text)} cannot be used.`, error.message);
  }
}
