import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hiddenLetter, leadLength, sentenceLines, splitSentences } from '../../../../data/model/sentences.ts';
import { propertyRuns } from '../../../support/fullRun.ts';

describe('data/model/sentences', () => {
  it.each([
    [['One.', ' Two!', ' “Three?”', ' Four']],
    [
      [
        'It is $5.50 there.',
        ' $2 here.',
        ' 18 and older.',
        ' (Bring ID.)',
        ' ¿Vienes?',
        ' «Sí.»',
        ' Bien…',
        ' Ya.',
      ],
    ],
    [['هل تحب القهوة؟', ' تعال غدا.', ' نحن هنا.']],
    [['Er sagte: „Ja.“', ' Dann ging er.']],
  ])('splits after a stop: %j', (sentences) => {
    expect(splitSentences(sentences.join(''))).toEqual(sentences);
  });

  it.each([
    'Who served in the U.S. military is honored.',
    'The U.S. Census Bureau counts E. 36th Street, e.g. Mr. J. Cole on Main St. Bridge.',
    'Dr. Martin Luther King Jr. Day is on Jan. 18, vs. No. 5 on Park Blvd. East.',
    'Doors open at 7:30 p.m. on Friday, 3 p.m. Monday, 6 a.m. Eastern and 9 P.M. ET too.',
    'Am 4. Juli, z. B. mit Nr. 5, ca. 20 in der Altstadt.',
    'La Sra. Vega vive en EE. UU. con el Sr. Díaz, Av. Juárez.',
    'Try iced tea etc. with a friend! says the cook.',
    'Dr.) King',
  ])('ends no sentence with an abbreviation: %s', (sentence) => {
    expect(splitSentences(sentence)).toEqual([sentence]);
  });

  it.each([
    ['It closes at 10 p.m. Arrive by 9 p.m. 18 and older. Is it free? No. Bring cash, etc. Then go.', 7],
    ['Take bus 7. Then walk to gate 12. It is hot.', 3],
  ])('still ends one where the next begins: %s', (text, count) => {
    expect(splitSentences(text)).toHaveLength(count);
  });

  it('keeps whole what is hidden, which can begin a sentence', () => {
    const text = 'Go. what? No! is on. Rest.';
    expect(splitSentences(text, text.replace('what? No!', hiddenLetter.repeat(9)))).toEqual([
      'Go.',
      ' what? No! is on.',
      ' Rest.',
    ]);
  });

  it('reads each line by itself, without the spaces around its sentences', () => {
    expect(sentenceLines('Open until 9 p.m. Bring a coat.\nNo stop\n\n Dr. King was here. ')).toEqual([
      'Open until 9 p.m.',
      'Bring a coat.',
      'No stop',
      'Dr. King was here.',
    ]);
  });

  it.each([
    ['One sentence. And more of it.', 'One sentence.'],
    ["Hi! I'm Marge, your guide. Who's coming?", "Hi! I'm Marge, your guide."],
    ['Hi there! I am Marge... Ask me.', 'Hi there! I am Marge...'],
    ['Only one sentence here.', 'Only one sentence here.'],
    ['No stop at all', 'No stop at all'],
    ['They served in the U.S. military. Others did not.', 'They served in the U.S. military.'],
    ['Hi! Dr. King was here. So are we.', 'Hi! Dr. King was here.'],
  ])('%s leads with its first sentence', (text, lead) => {
    expect(text.slice(0, leadLength(text))).toBe(lead);
  });

  it('loses nothing of any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(splitSentences(text).join('')).toBe(text);
      }),
      propertyRuns(200),
    );
  });
});
