import { describe, expect, it } from 'vitest';
import {
  type AnswerSources,
  askAnswers,
  type GivenAnswers,
} from '../../../../../cli/commands/init/askAnswers.ts';
import { UsageError } from '../../../../../cli/program/usageError.ts';

const nothing: GivenAnswers = {
  city: null,
  region: null,
  country: null,
  zone: null,
  language: null,
  currency: null,
  coordinates: null,
  neighborhood: [],
  skyline: null,
  host: null,
};

const sources = (given: Partial<GivenAnswers>, typed: readonly string[] | null = null) => {
  const lines = [...(typed ?? [])];
  const asked: string[] = [];
  const problems: string[] = [];
  const ask: AnswerSources['ask'] = async (question) => {
    asked.push(question);
    return lines.shift() ?? '';
  };
  return {
    asked,
    problems,
    sources: {
      given: { ...nothing, ...given },
      cityName: 'My City',
      ownZone: 'Europe/Lisbon',
      ask: typed ? ask : null,
      explain: (problem: string) => problems.push(problem),
    },
  };
};

describe('cli/commands/init/askAnswers', () => {
  it('takes defaults that suit the computer and the country', async () => {
    expect(await askAnswers(sources({}).sources)).toEqual({
      city: 'My City',
      region: 'Portugal',
      regionCode: null,
      country: 'PT',
      timeZone: 'Europe/Lisbon',
      language: 'en-PT',
      currency: 'EUR',
      coordinates: null,
      neighborhoods: [],
      skyline: 'towers',
      host: 'github-pages',
    });
  });

  it('takes the United States where the computer does not know its country', async () => {
    const answers = await askAnswers({ ...sources({}).sources, ownZone: 'UTC' });
    expect(answers).toMatchObject({ country: 'US', timeZone: 'America/New_York', currency: 'USD' });
  });

  it('takes as many neighborhoods as are given', async () => {
    const { neighborhoods } = await askAnswers(
      sources({ neighborhood: ['Alfama', 'Baixa @ 38.71,-9.14'] }).sources,
    );
    expect(neighborhoods.map(({ name }) => name)).toEqual(['Alfama', 'Baixa']);
  });

  it('asks only what no option says, and again after an answer that cannot be used', async () => {
    const given = {
      city: 'Porto',
      country: 'PT',
      language: 'en',
      currency: 'EUR',
      skyline: 'hills',
      host: 'none',
    };
    const typed = ['', 'Lisboa', 'europe/lisbon', '', 'Ribeira', '', ''];
    const { asked, problems, sources: from } = sources(given, typed);
    const answers = await askAnswers(from);
    expect(asked.map((question) => question.split(/[ ,]/)[0])).toEqual([
      'State',
      'Time',
      'Time',
      'Latitude',
      'A',
      'Another',
    ]);
    expect(problems).toEqual([expect.stringContaining('There is no time zone "Lisboa"')]);
    expect(answers).toMatchObject({ timeZone: 'Europe/Lisbon', region: 'Portugal', host: null });
    expect(answers.neighborhoods.map(({ name }) => name)).toEqual(['Ribeira']);
  });

  it('refuses an option that cannot be used, and names it', async () => {
    const wrong = askAnswers(sources({ zone: 'Europe/Lisbn' }).sources);
    await expect(wrong).rejects.toThrow(UsageError);
    await expect(wrong).rejects.toThrow('--zone "Europe/Lisbn" cannot be used.');
  });
});
