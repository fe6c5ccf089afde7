import { describe, expect, it } from 'vitest';
import { hostedBrief, hostedBriefFile } from '../../../../cli/outputs/hostedBrief.ts';
import {
  briefAt,
  hostedBriefPath,
  readHostedBrief,
} from '../../../../data/model/assistant/hostedBriefFile.ts';
import { answerFormat } from '../../../../data/model/assistant/modelAnswer.ts';
import { sampleContent } from '../../../support/sampleContent.ts';

const site = sampleContent();
const late = Date.parse('2026-11-21T02:00:00Z');

describe('cli/outputs/hostedBrief', () => {
  it('is a file that browsers can read', () => {
    const [file, text] = hostedBriefFile(site);
    expect(`/${file}`).toBe(hostedBriefPath);
    expect(readHostedBrief(JSON.parse(text))).toEqual(hostedBrief(site));
    expect(readHostedBrief({ version: 1, brief: hostedBrief(site) })).toBeNull();
  });

  it('tells the name of the assistant, its city, and the day there', () => {
    const { name, region } = site.config.city;
    const { instructions } = briefAt(hostedBrief(site), ['a'], 'America/New_York', late);
    expect(instructions).toContain(`Ask ${site.config.assistant.name}`);
    expect(instructions).toContain(`${name}, ${region}.`);
    expect(instructions).toContain('It is Friday, November 20, 2026 at 9:00');
  });

  it('asks for the format that the proxy asks for', () => {
    const ids = ['soup-supper', 'b"$&', 'c'];
    const { format } = briefAt(hostedBrief(site), ids, 'UTC', late);
    const deals = ids.map((id) => ({ id }));
    expect(format).toEqual(JSON.parse(JSON.stringify(answerFormat(deals))));
  });
});
