import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { failureText } from '../eval/figuresText.ts';
import { lintCases } from '../eval/lintCases.ts';
import { outcomesOf } from '../eval/outcomes.ts';
import { saturdayMorning, timedBatch } from '../support/askBatch.ts';
import { parseAssistantCases } from '../support/assistantCases.ts';
import { readContent } from '../support/contentOracle.ts';
import { DealOracle } from '../support/dealOracle.ts';
import { helpNumbers } from '../support/helpLines.ts';

// The model that knows people in need has not learned from these: some sound like them.
const file = 'tests/fixtures/assistant/facts/facts.jsonl';

describe('diets, allergies, sums, wishes for a person, and what no page knows', () => {
  const content = path.join(root, 'data/content');
  const cityFiles = readContent(content);
  const oracle = new DealOracle(cityFiles, Date.parse(saturdayMorning));
  const { cases, faults } = parseAssistantCases(readFileSync(path.join(root, file), 'utf8'));

  it('expect what the content can give', () => {
    expect([...faults, ...lintCases(cases, oracle)]).toEqual([]);
  });

  it('end well', () => {
    const told = timedBatch(file, content, saturdayMorning);
    const outcomes = outcomesOf('facts.jsonl', cases, told, { oracle, helpNumbers: helpNumbers(cityFiles) });
    expect(outcomes.filter((outcome) => outcome.faults.length > 0).map(failureText)).toEqual([]);
  });
});
