import { UsageError } from '../../program/usageError.ts';

/** A conversation of a batch. */
export interface BatchCase {
  readonly id: string;
  readonly turns: readonly string[];
}

/** Parses conversations in JSON lines and skips empty lines. Throws UsageError with the first invalid line. */
export function parseBatch(text: string, file: string): BatchCase[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const parsed = parseCase(line);
    if (parsed) return [parsed];
    throw new UsageError(
      `${file}:${index + 1} is not a conversation.`,
      'Write one JSON object per line, such as {"id":"1","turns":["Indoors with kids"]}.',
    );
  });
}

function parseCase(line: string): BatchCase | null {
  try {
    const { id, turns } = JSON.parse(line) as Partial<Record<keyof BatchCase, unknown>>;
    const isValid =
      typeof id === 'string' && Array.isArray(turns) && turns.every((turn) => typeof turn === 'string');
    return isValid ? { id, turns } : null;
  } catch {
    return null;
  }
}
