import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { languagePackJson } from '../../cli/outputs/assistantJson.ts';
import { factReplyFiles } from '../../cli/outputs/factReplies.ts';
import { hostedBriefFile } from '../../cli/outputs/hostedBrief.ts';
import { hostedWordFiles } from '../../cli/outputs/hostedWords.ts';
import { languagePacks } from '../../cli/plan/languagePacks.ts';
import { downloadLimits } from '../../cli/publish/buildOutcome.ts';
import { spanishIntroduction } from '../../data/language/spanish/introduction.ts';
import { openAssistant, saturdayMorning } from '../support/askBatch.ts';
import { sampleContent } from '../support/sampleContent.ts';
import { testBundle } from '../support/testBundle.ts';

const engine = JSON.parse(readFileSync(path.join(testBundle(), 'engine.json'), 'utf8')) as {
  inputs: { base: string[]; islands: string[] };
  gzip: {
    styles: Record<string, number>;
    script: number;
    islands: Record<string, number>;
    deferred: Record<string, number>;
  };
};

describe('what ships to browsers', () => {
  it('holds no schema, no zone arithmetic and nothing of templates/ or cli/', () => {
    const strangers = [...engine.inputs.base, ...engine.inputs.islands].filter((file) =>
      /^(?:cli|templates|data\/schema|data\/model\/time\/zone)\b|node_modules\/(?:zod|date-fns)\//.test(file),
    );
    expect(engine.inputs.base.length).toBeGreaterThan(5);
    expect(engine.inputs.islands.length).toBeGreaterThan(5);
    expect(strangers).toEqual([]);
  });

  it('holds no package at all until an island is brought to life', () => {
    expect(engine.inputs.base.filter((file) => file.startsWith('node_modules/'))).toEqual([]);
  });

  it('keeps each island, React included, within the limit that builds report', () => {
    expect(Object.keys(engine.gzip.islands)).toContain('deal-browser');
    for (const [name, bytes] of Object.entries(engine.gzip.islands))
      expect(bytes, name).toBeLessThanOrEqual(downloadLimits.island);
  });

  it('suggests deals in the search dialog with at most 4.1 kB of gzip until a word is searched', () => {
    expect(engine.gzip.islands.search).toBeLessThanOrEqual(4200);
    expect(engine.gzip.deferred.suggestionLinks).toBeLessThanOrEqual(1760);
    expect(engine.gzip.deferred.dealSearch).toBeLessThanOrEqual(18_100);
  });

  it('says when deals take place with at most 4.1 kB of gzip, which come beside the deals', () => {
    expect(engine.gzip.deferred.dealCalendar).toBeLessThanOrEqual(4160);
  });

  it('shows the map of deals with at most 6.1 kB of gzip, which come when it is opened', () => {
    // The names of files that it loads have hashes, which take a few bytes more or less.
    expect(engine.gzip.deferred.DealsMap).toBeLessThanOrEqual(6_230);
    expect(engine.inputs.base.join()).not.toContain('dealMap');
  });

  it('keeps all script of an open chat, in a page and in the panel, within 85 kB of gzip', () => {
    const { script, islands } = engine.gzip;
    for (const [starter, chat] of [
      ['chat', 'chat-block'],
      ['ask', 'chat-panel'],
    ] as const)
      expect(script + (islands[starter] ?? 0) + (islands[chat] ?? 0), chat).toBeLessThanOrEqual(87_040);
  });

  it.each([
    ['responses', 'readStream'],
    ['chatCompletions', 'readStream'],
    ['assistants'],
    ['askBrowserModel'],
  ])(
    'asks a model by %s with at most 13.4 kB of gzip, which come only where a visitor wants that',
    (...files) => {
      const sizes = ['askHosted', ...files].map((file) => engine.gzip.deferred[file] ?? Number.NaN);
      expect(Math.min(...sizes)).toBeGreaterThan(0);
      expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(13_720);
    },
  );

  it('tells what surrounds a model, and what it is told, with few bytes', () => {
    for (const [file, text] of hostedWordFiles())
      expect(gzipSync(text).length, file).toBeLessThanOrEqual(1536);
    expect(gzipSync(hostedBriefFile(sampleContent())[1]).length).toBeLessThanOrEqual(2720);
    expect(engine.inputs.base.join()).not.toContain('client/assistant/hosted');
    // What surrounds the model in a chat, and what only the browser's own model needs.
    expect(engine.gzip.deferred.hostedView).toBeLessThanOrEqual(2560);
    expect(engine.gzip.deferred.askBrowserModel).toBeLessThanOrEqual(2048);
  });

  it('shows answers with at most 4.3 kB of gzip, which come beside the engine', () => {
    expect(engine.gzip.deferred.answerView).toBeLessThanOrEqual(4400);
  });

  it("keeps the assistant's engine, which loads with the deals, within 101.4 kB of gzip", () => {
    expect(engine.gzip.deferred.assistantEngine).toBeLessThanOrEqual(103_800);
  });

  it('thinks and speaks in the sample city with at most 248 kB of gzip, engine and data together', () => {
    const { assistant } = openAssistant('data/content', saturdayMorning).knowledge;
    const data = gzipSync(`${JSON.stringify(assistant)}\n`).length;
    expect(gzipSync(JSON.stringify(assistant.language)).length).toBeLessThanOrEqual(99_250);
    expect((engine.gzip.deferred.assistantEngine ?? 0) + data).toBeLessThanOrEqual(253_900);
  });

  it('says what it knows about a deal with at most 25.5 kB of gzip, which come with the first question', () => {
    for (const [file, text] of factReplyFiles())
      expect(gzipSync(text).length, file).toBeLessThanOrEqual(26_100);
  });

  it('answers in another language with at most 58.9 kB of gzip, which comes only where a visitor writes in it', () => {
    for (const pack of languagePacks)
      expect(gzipSync(languagePackJson(pack)).length, pack.tag).toBeLessThanOrEqual(60_320);
  });

  it('tells other languages with at most 1 kB of gzip', () => {
    expect(gzipSync(JSON.stringify(spanishIntroduction)).length).toBeLessThanOrEqual(1024);
  });

  it('keeps the script before interaction within 2 kB and each style sheet within 10 kB of gzip', () => {
    expect(engine.gzip.script).toBeLessThanOrEqual(downloadLimits.script);
    expect(Math.max(...Object.values(engine.gzip.styles))).toBeLessThanOrEqual(downloadLimits.styles);
  });
});
