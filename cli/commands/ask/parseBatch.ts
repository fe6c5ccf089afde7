import { UsageError } from '../../program/usageError.ts';

/** A conversation of a batch. */
export interface BatchCase {
  readonly id: string;
  readonly turns: readonly string[];
}

/** The conversations in JSON lines; empty lines are passed over. Throws UsageError with the line that is none. */
export function parseBatch(text: string, file: string): BatchCase[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const found = parseCase(line);
    if (found) return [found];
    throw new UsageError(
      `${file}:${index + 1} is no conversation.`,
      'Write one JSON object a line, such as {"id":"1","turns":["Indoors with kids"]}.',
    );
  });
}

function parseCase(line: string): BatchCase | null {
  try {
    const { id, turns } = JSON.parse(line) as Partial<Record<keyof BatchCase, unknown>>;
    const isWhole =
      typeof id === 'string' && Array.isArray(turns) && turns.every((turn) => typeof turn === 'string');
    return isWhole ? { id, turns } : null;
  } catch {
    return null;
  }
}
