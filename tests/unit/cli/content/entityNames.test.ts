import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../../cli/content/draft.ts';
import { didYouMeanEntity } from '../../../../cli/content/entityNames.ts';
import { jsonSource } from '../../../../cli/diagnostics/sourceFile.ts';

const file = jsonSource('neighborhoods.json', () => '[]');
const entities: Draft<unknown>[] = [
  { id: 'alfama', label: 'Alfama', aliases: ['the old quarter'] },
  { id: 'baixa', label: 'Baixa-Chiado', aliases: ['downtown', 'alfama'] },
  { id: 'belem', label: 'Belém', aliases: 'none' },
  { label: 'No id' },
  null,
].map((raw, index) => ({ file, path: [index], raw, value: null }));

describe('cli/content/entityNames', () => {
  it.each([
    ['Alfama', 'alfama'],
    ['ALFAMA ', 'alfama'],
    ['alfma', 'alfama'],
    ['Baixa-Chiado', 'baixa'],
    ['Baixa Chiado', 'baixa'],
    ['Downtown', 'baixa'],
    ['the old quater', 'alfama'],
    ['Belém', 'belem'],
    ['Bélem', 'belem'],
  ])('finds the id that "%s" means', (written, id) => {
    expect(didYouMeanEntity(written, entities)).toBe(`Did you mean "${id}"?`);
  });

  it.each(['Porto', '', '日本', 'No id'])('finds none for "%s"', (written) => {
    expect(didYouMeanEntity(written, entities)).toBeNull();
  });
});
