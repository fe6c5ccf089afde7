import type { LogRecord } from '../../../../../../cli/commands/clicks/logRecord.ts';

export const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

/** A click that counts: a phone opens the deal "soup" at noon in UTC. `fields` override its fields. */
export function clickRecord(fields: Partial<LogRecord> = {}): LogRecord {
  return {
    kind: 'request',
    instant: Date.parse('2026-11-20T12:00:00Z'),
    ip: '203.0.113.7',
    userAgent: phone,
    method: 'GET',
    status: 200,
    target: '/click.txt?path=/deal/soup',
    ...fields,
  };
}
