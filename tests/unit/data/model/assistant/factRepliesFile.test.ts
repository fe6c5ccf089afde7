import { describe, expect, it } from 'vitest';
import { factRepliesIn } from '../../../../../cli/outputs/factReplies.ts';
import { assistantDataVersion } from '../../../../../data/model/assistant/assistantData.ts';
import { readFactReplies } from '../../../../../data/model/assistant/factRepliesFile.ts';

describe('data/model/assistant/factRepliesFile', () => {
  it('reads only files of its version', () => {
    const replies = factRepliesIn('en');
    expect(readFactReplies({ version: assistantDataVersion, replies })).toBe(replies);
    expect(readFactReplies({ version: assistantDataVersion - 1, replies })).toBeNull();
    expect(readFactReplies({ version: assistantDataVersion })).toBeNull();
    expect(readFactReplies(null)).toBeNull();
  });
});
