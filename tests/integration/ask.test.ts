import { describe, expect, it } from 'vitest';
import { type AskOptions, runAsk } from '../../cli/commands/ask/runAsk.ts';
import { UsageError } from '../../cli/program/usageError.ts';
import type { AssistantAnswer } from '../../client/assistant/conversation/turn.ts';
import type { DealRecord } from '../../data/model/deals/dealRecord.ts';
import { createRig, diagnosticsOf, type Rig, testInstant } from '../support/rig.ts';
import { runProgram } from '../support/sampleSite.ts';
import { sampleDeal } from '../support/smallCity.ts';

const defaults: AskOptions = { content: 'content', now: testInstant, turns: [], batch: null, json: false };

const ask = (rig: Rig, options: Partial<AskOptions>) => runAsk(rig.deps, { ...defaults, ...options });

/** The answer of a line of `--json`; its deals are as in `/deals.json`, each with why. */
type AnswerJson = Omit<AssistantAnswer, 'deals'> & {
  readonly deals: readonly (DealRecord & { why: string })[];
};

function answersTo(rig: Rig, turns: readonly string[], now = testInstant): AnswerJson[] {
  rig.printed.length = 0;
  expect(ask(rig, { turns, json: true, now })).toBe(0);
  return rig.printed.map((line) => JSON.parse(line));
}

/** Slugs of all deals that the guide shows when asked for more again and again. */
function allShown(rig: Rig, now = testInstant): string[] {
  const turns = ['adults in old town or harbor', ...Array.from({ length: 8 }, () => 'more')];
  const slugs = answersTo(rig, turns, now).flatMap(({ deals }) => deals.map(({ slug }) => slug));
  return [...new Set(slugs)].sort();
}

/** A rig with lines of conversations in `talks.jsonl`. */
function rigWithTalks(...lines: readonly string[]): Rig {
  const rig = createRig();
  rig.edit({ '../talks.jsonl': `${lines.join('\n')}\n` });
  return rig;
}

const talk = (id: string, ...turns: readonly string[]) => JSON.stringify({ id, turns });

function batch(rig: Rig): { id: string; turns: AnswerJson[] }[] {
  rig.printed.length = 0;
  expect(ask(rig, { batch: 'talks.jsonl' })).toBe(0);
  return rig.printed.map((line) => JSON.parse(line));
}

describe('city-deals ask', () => {
  it('prints each turn, what is said to it, a card for each deal, what was understood and how to go on', () => {
    const rig = createRig();
    expect(ask(rig, { turns: ['adults in old town', 'thanks'] })).toBe(0);
    const [text = ''] = rig.printed;
    const [first = '', second = ''] = text.split('\n\n');
    const lines = first.split('\n');
    expect(lines[0]).toBe('You: adults in old town');
    expect(lines[1]).toMatch(/^Porter: ./);
    expect(lines.some((line) => /^ {2}\d\. Title of jazz$/.test(line))).toBe(true);
    expect(first).toContain('     $40, 20% off, save $10; Sample Stage; until 2027-06-30\n     Why: ');
    expect(first).toContain('     https://vendor.example/jazz (Paid link)');
    expect(lines.at(-1)).toMatch(
      /^ {2}\[showing-results, Adults, Old Town\] .*Show me something else \| More options$/,
    );
    expect(second).toMatch(/^You: thanks\nPorter: .+\n {2}\[showing-results, Adults, Old Town\] /);
  });

  it('prints one object a line with --json, of the deals what the site says of them', () => {
    const rig = createRig();
    const [first, second, ...rest] = answersTo(rig, ['hello', 'adults in old town under $45']);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ stage: 'asking-followup', reset: false, asksLocation: false, deals: [] });
    expect(first?.followUp).toMatch(/\?/);
    expect(second).toMatchObject({ stage: 'showing-results', preferences: { neighborhoods: ['old-town'] } });
    const soup = second?.deals.find(({ slug }) => slug === 'soup');
    expect(soup).toMatchObject({ title: 'Title of soup', price: 40, url: 'https://vendor.example/soup' });
    expect(`${second?.reply} ${soup?.why}`).toContain('budget');
  });

  it('tells the same twice', () => {
    const rig = createRig();
    const turns = ['adults in the harbor', 'surprise me', 'more'];
    expect(answersTo(rig, turns)).toEqual(answersTo(rig, turns));
  });

  it('shows what is live at --now, and never what has ended, has no link or has not begun', () => {
    const rig = createRig();
    const food = [
      sampleDeal('soup', { featured: true }),
      sampleDeal('noodles', { expiryDate: '2027-01-31' }),
      sampleDeal('linkless', { affiliateUrl: undefined }),
    ];
    rig.edit({ 'deals/food.json': food });
    expect(allShown(rig)).toEqual(['jazz', 'noodles', 'soup']);
    expect(allShown(rig, '2027-01-31T23:59:59-08:00')).toContain('noodles');
    expect(allShown(rig, '2027-02-01T00:00:00-08:00')).toEqual(['jazz', 'soup']);
    expect(allShown(rig, '2027-03-01')).toEqual(['jazz', 'magic', 'soup']);
    expect(allShown(rig, '2026-09-15')).toContain('circus');
  });

  it('has an answer where nothing is for sale', () => {
    const rig = createRig();
    const [answer] = answersTo(rig, ['adults in old town'], '2028-01-01');
    expect(answer?.deals).toEqual([]);
    expect(answer?.reply).toBe(
      "I'd love to help you discover Port Sample! Could you tell me what kind of activities interest you?",
    );
  });

  it('takes the real time without --now', () => {
    const rig = createRig();
    const now = () => Date.parse('2028-01-01T00:00:00Z');
    runAsk({ ...rig.deps, now }, { ...defaults, now: null, turns: ['adults in old town'], json: true });
    expect(JSON.parse(rig.printed.join()).deals).toEqual([]);
  });
});

describe('city-deals ask --batch', () => {
  it('prints a line for each conversation in its order, and passes over empty lines', () => {
    const rig = rigWithTalks(talk('b', 'hello', 'reset'), '', '  ', talk('a'), talk('b', ''));
    const answers = batch(rig);
    expect(answers.map(({ id, turns }) => [id, turns.length])).toEqual([
      ['b', 2],
      ['a', 0],
      ['b', 1],
    ]);
    expect(answers[0]?.turns[1]).toMatchObject({ reset: true, stage: 'greeting' });
  });

  it('starts each conversation from scratch', () => {
    const question = talk('it', 'adults', 'old town', 'more');
    const alone = batch(rigWithTalks(question));
    const among = batch(rigWithTalks(talk('x', 'kids at the harbor, no soup'), question, talk('y', 'reset')));
    expect(among[1]).toEqual(alone[0]);
  });

  it('answers as turns on the command line are answered', () => {
    const turns = ['adults', 'old town', 'cheaper'];
    const rig = rigWithTalks(talk('it', ...turns));
    expect(batch(rig)[0]?.turns).toEqual(answersTo(rig, turns));
  });

  it.each([
    ['no JSON', 'turns: hi'],
    ['a list', '["hi"]'],
    ['nothing', 'null'],
    ['no id', '{"turns":["hi"]}'],
    ['an id that is a number', '{"id":7,"turns":["hi"]}'],
    ['no turns', '{"id":"7"}'],
    ['turns that are no words', '{"id":"7","turns":["hi",7]}'],
    ['one turn without its list', '{"id":"7","turns":"hi"}'],
  ])('names the line that is %s, and prints nothing', (_, line) => {
    const rig = rigWithTalks(talk('1', 'hi'), '', line);
    expect(() => ask(rig, { batch: 'talks.jsonl' })).toThrow('talks.jsonl:3 is not a conversation.');
    expect(rig.printed).toEqual([]);
  });
});

describe('city-deals ask, typed wrong', () => {
  it.each([
    ['nothing was asked', {}, 'There is no message to answer.'],
    [
      'turns stand beside a batch',
      { turns: ['hi'], batch: 'talks.jsonl' },
      'Messages and --batch cannot be combined.',
    ],
    ['the batch is not there', { batch: 'none.jsonl' }, 'none.jsonl cannot be read (ENOENT).'],
    ['the batch is a folder', { batch: 'content' }, 'content cannot be read (EISDIR).'],
    ['the instant is none', { turns: ['hi'], now: 'soon' }, '"soon" is not an instant.'],
  ])('says so where %s', (_, options, problem) => {
    const rig = createRig();
    expect(() => ask(rig, options)).toThrow(UsageError);
    expect(() => ask(rig, options)).toThrow(problem);
    expect(rig.printed).toEqual([]);
  });

  it('ends with 1 where the content is invalid, and says where', () => {
    const rig = createRig();
    rig.edit({ 'deals/food.json': '[{ "id": "x", }]' });
    expect(ask(rig, { turns: ['hi'] })).toBe(1);
    expect(rig.printed).toEqual([]);
    expect(diagnosticsOf(rig.events)[0]).toMatchObject({ code: 'CD105', file: 'content/deals/food.json' });
  });

  it('ends as a process with 0, or with 2 and a way out', async () => {
    const rig = rigWithTalks(talk('1', 'hi'));
    const given = ['ask', '--content', 'content', '--now', testInstant];
    const [done, wrong] = await Promise.all([
      runProgram([...given, '--batch', 'talks.jsonl'], rig.folder),
      runProgram(given, rig.folder),
    ]);
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(done.stdout).id).toBe('1');
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
    expect(wrong.stderr).toContain('There is no message to answer.');
    expect(wrong.stderr).toContain('such as: city-deals ask');
  });
});
