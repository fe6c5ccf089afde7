import { describe, expect, it } from 'vitest';
import { factRepliesIn, factReplyFiles } from '../../../../cli/outputs/factReplies.ts';
import { factRepliesPath, readFactReplies } from '../../../../data/model/assistant/factRepliesFile.ts';

describe('cli/outputs/factReplies', () => {
  it('is a file for each language, which browsers can read', () => {
    const files = new Map(factReplyFiles());
    for (const tag of ['en', 'es'])
      expect(readFactReplies(JSON.parse(files.get(factRepliesPath(tag).slice(1)) ?? ''))).toEqual(
        factRepliesIn(tag),
      );
    expect(files.size).toBe(2);
  });

  it('finds sentences of deals by words of the language of the site, and answers in that of the visitor', () => {
    const [english, spanish] = [factRepliesIn('en'), factRepliesIn('es')];
    expect(spanish.sentences).toEqual(english.sentences);
    expect(spanish.answers.says['parking.none']).not.toBe(english.answers.says['parking.none']);
  });

  it('has the words of the site for a language that nobody answers in', () => {
    expect(factRepliesIn('fr')).toBe(factRepliesIn('en'));
  });
});
