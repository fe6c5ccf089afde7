import { describe, expect, it } from 'vitest';
import { hostedInput } from '../../../../../data/model/assistant/hostedInput.ts';
import { dealsHeading } from '../../../../../data/model/assistant/hostedInstructions.ts';
import { soup } from '../../../../support/proxy.ts';

describe('data/model/assistant/hostedInput', () => {
  it('puts the deals before the last message, as a line of JSON', () => {
    const hello = { role: 'user', content: 'Hello' } as const;
    const hi = { role: 'assistant', content: 'Hi!' } as const;
    const input = hostedInput([hello, hi, hello], [soup]);
    expect(input.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'user']);
    const [heading, json, ...more] = input[2]?.content.split('\n') ?? [];
    expect([heading, more]).toEqual([dealsHeading, []]);
    expect(JSON.parse(json ?? '')).toEqual([soup]);
  });

  it('includes an empty list of deals', () => {
    expect(hostedInput([{ role: 'user', content: 'Hello' }], [])).toEqual([
      { role: 'user', content: `${dealsHeading}\n[]` },
      { role: 'user', content: 'Hello' },
    ]);
  });
});
