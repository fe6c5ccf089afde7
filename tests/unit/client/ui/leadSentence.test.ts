import { describe, expect, it } from 'vitest';
import { leadSentence } from '../../../../client/ui/leadSentence.ts';

describe('client/ui/leadSentence', () => {
  it.each([
    ['One sentence. And more of it.', 'One sentence.', 'And more of it.'],
    ["Hi! I'm Marge, your guide. Who's coming?", "Hi! I'm Marge, your guide.", "Who's coming?"],
    ['Hi there! I am Marge... Ask me.', 'Hi there! I am Marge...', 'Ask me.'],
    ['Only one sentence here.', 'Only one sentence here.', ''],
    ['No stop at all', 'No stop at all', ''],
  ])('%s', (text, lead, rest) => {
    expect(leadSentence(text)).toEqual([lead, rest]);
  });
});
