import { expect, it } from 'vitest';
import type { z } from 'zod';

/** A value as a short text without characters that a terminal would act on. */
function visible(value: unknown): string {
  const escaped = JSON.stringify(value).replace(/[\u007f-\uffff]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return escaped.length > 60 ? `${escaped.slice(0, 57)}...` : escaped;
}

/** Tests which values a schema takes and refuses. */
export function decides(
  schema: z.ZodType,
  cases: { takes: readonly unknown[]; refuses: readonly unknown[] },
) {
  it.each(cases.takes.map((value) => [visible(value), value]))('takes %s', (_, value) => {
    expect(schema.safeParse(value).error?.issues ?? []).toEqual([]);
  });
  it.each(cases.refuses.map((value) => [visible(value), value]))('refuses %s', (_, value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });
}
