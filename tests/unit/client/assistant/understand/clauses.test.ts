import { describe, expect, it } from 'vitest';
import { weightsOfTale } from '../../../../../client/assistant/understand/clauses.ts';
import { createGrammar } from '../../../../../client/assistant/understand/grammar.ts';
import { english } from '../../../../../data/language/english/english.ts';

const grammar = createGrammar(english, []);
const [told, reason, given, liked, wished] = [0, 0.5, 1, 2, 3];

/** The weights of the words of `text`, each once in a row; the text is made long with a wish before it. */
function weightsIn(text: string): number[] {
  const words = `${'please '.repeat(40)}. ${text}`.split(' ');
  const tokens = words.map((word) => ({ word, start: 0, end: 0 }));
  const weights = weightsOfTale({ text: ` ${words.join(' ')} `, tokens }, grammar) ?? [];
  return weights.slice(41).filter((weight, at, all) => weight !== all[at - 1]);
}

describe('client/assistant/understand/clauses', () => {
  it.each([
    ['the oven died and we have no plan so i want pizza', [told, given, wished]],
    ['my doctor told me it was fine', [told]],
    ['my husband said just go and get a massage', [given]],
    ['she loves tea , flowers , books', [liked]],
    ['he is nine , there are four of us', [given]],
    ['we were supposed to fly to rome but now were looking for a hotel', [told, wished]],
    ['ive been cooking for six people', [told]],
    ['they have been asking about cookies', [liked]],
    ['dinner for two . under 60', [wished]],
    ['nice . they drove home , tired , cold', [wished, told, given]],
    ['can you find me someone to clean it', [wished]],
    ['what she really wants i think is a massage', [wished]],
    ['what she always wanted is to bake', [wished]],
    ['if there was something she could sing', [wished, given]],
    ['she is mad about dinosaurs', [liked]],
    ['i was thinking a trolley because he has a bad hip', [wished, reason]],
    ['it should be on a thursday because friday everybody runs home', [wished, reason]],
    ['because we need a place to sit', [wished]],
    ['i need the dog washed by saturday', [wished]],
    ['i want to see the christmas lights', [wished]],
    ['i was gonna ask about a haircut', [wished]],
    ['he asked his boss , anyway where else could i get tea', [told, wished]],
    ['last year we went bowling so this year i would like jazz', [told, wished]],
    ['she is nice . flying in monday for a trade fair', [given]],
  ])('weighs the clauses of "%s"', (text, weights) => {
    expect(weightsIn(text)).toEqual(weights);
  });

  it('weighs no short message', () => {
    const tokens = ['i', 'want', 'pizza'].map((word) => ({ word, start: 0, end: 0 }));
    expect(weightsOfTale({ text: ' i want pizza ', tokens }, grammar)).toBeNull();
  });
});
