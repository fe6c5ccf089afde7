import { describe, expect, it } from 'vitest';
import { scheduleFields } from '../../../../cli/outputs/recordFields.ts';

describe('cli/outputs/recordFields', () => {
  it('says nothing about a deal that can be used at any time', () => {
    expect(scheduleFields({})).toEqual({});
    expect(scheduleFields({ days: [5] })).toEqual({ when: { days: [5] } });
  });
});
