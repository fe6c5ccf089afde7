import { describe, expect, it } from 'vitest';
import { messageMeta } from '../../../../../client/islands/assistant/messageMeta.ts';

describe('client/islands/assistant/messageMeta', () => {
  it('creates unique ids', () => {
    const ids = Array.from({ length: 1000 }, () => messageMeta().id);
    expect(new Set(ids).size).toBe(1000);
  });
});
