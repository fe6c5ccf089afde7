import { describe, expect, it } from 'vitest';
import { preferencesFrom, understood } from '../../support/sampleAssistant.ts';

const avoided = (text: string) => preferencesFrom(text).excluded?.aversions ?? [];

describe('client/assistant/understand/slots/aversions', () => {
  it.each([
    ['nothing loud', ['loud']],
    ['nothing loud, my mom hates noise', ['loud']],
    ['my wife can’t stand crowds', ['crowds']],
    ['no heights please', ['heights']],
    ['I get seasick', ['water']],
    ['jazz without alcohol, I’m driving', ['alcohol']],
    ['no sushi, I get sick of fish', ['fish']],
  ])('reads from "%s" what is avoided', (text, ids) => {
    expect(avoided(text)).toEqual(ids);
  });

  it.each(['something loud', 'by the water', 'we love animals', 'I could use a drink'])(
    'avoids nothing for "%s"',
    (text) => {
      expect(avoided(text)).toEqual([]);
    },
  );

  it('takes no wish from the reason, but who is coming', () => {
    expect(preferencesFrom('jazz, no sushi, we had pizza last week').interests).toEqual(['jazz']);
    expect(preferencesFrom('no sushi, my son hates soup')).toMatchObject({ audience: 'family' });
    expect(understood('no sushi, I want pizza').mentions).toContainEqual(
      expect.objectContaining({ value: 'pizza', polarity: 'for' }),
    );
  });
});
