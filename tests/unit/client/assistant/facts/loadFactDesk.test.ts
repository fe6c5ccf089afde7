import { describe, expect, it } from 'vitest';
import { factRepliesIn } from '../../../../../cli/outputs/factReplies.ts';
import type { AskedQuestion } from '../../../../../client/assistant/conversation/turn.ts';
import { type LoadOnce, loadFactDesk } from '../../../../../client/assistant/facts/loadFactDesk.ts';
import { assistantDataVersion } from '../../../../../data/model/assistant/assistantData.ts';
import { dealDetailsVersion } from '../../../../../data/model/deals/dealDetails.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleKnowledge } from '../support/sampleAssistant.ts';

const deal = sampleRecord('soup');
const question: AskedQuestion = {
  topic: 'parking',
  needs: [],
  words: ' is there parking ',
  clause: ' is there parking ',
  exists: true,
  refers: false,
  isClosed: true,
  scope: 'any',
  namesKind: false,
  mayWish: false,
  leads: [],
  name: null,
  start: 0,
  end: 17,
  deals: [deal],
};

/** Loads from `files`, by their paths. */
function loadsFrom(files: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const loadOnce: LoadOnce = (path, read) => async () => {
    asked.push(path);
    const data = read(files[path]);
    if (!data) throw new Error(`${path} is missing`);
    return data;
  };
  return { asked, loadOnce };
}

const words = { version: assistantDataVersion, replies: factRepliesIn('en') };
const details = { version: dealDetailsVersion, deals: { soup: { description: 'Soup.', places: [] } } };

describe('client/assistant/facts/loadFactDesk', () => {
  it('loads nothing for a message that asks nothing about deals', async () => {
    const { asked, loadOnce } = loadsFrom({});
    const knowledge = sampleKnowledge([deal]);
    expect(await loadFactDesk({ asked: [], knowledge }, loadOnce)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('has no answers while their words cannot be loaded, and tries again', async () => {
    const turn = { asked: [question], knowledge: sampleKnowledge([deal]) };
    const files: Record<string, unknown> = { '/deals/details/0.json': details };
    const { asked, loadOnce } = loadsFrom(files);
    expect(await loadFactDesk(turn, loadOnce)).toBeUndefined();
    files['/assistant-facts-en.json'] = words;
    expect(await loadFactDesk(turn, loadOnce)).toBeTypeOf('function');
    expect(new Set(asked)).toEqual(new Set(['/deals/details/0.json', '/assistant-facts-en.json']));
  });
});
