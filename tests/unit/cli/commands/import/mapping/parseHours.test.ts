import { describe, expect, it } from 'vitest';
import { parseHours } from '../../../../../../cli/commands/import/mapping/parseHours.ts';

describe('cli/commands/import/mapping/parseHours', () => {
  it.each([
    ['Mon-Fri 11am-9pm', [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '11:00', to: '21:00' }]],
    ['Sat 10:00-14:00', [{ days: ['sat'], from: '10:00', to: '14:00' }]],
    ['Fri-Sun 6pm-2am', [{ days: ['sun', 'fri', 'sat'], from: '18:00', to: '02:00' }]],
    ['Daily 9am-5pm', [{ from: '09:00', to: '17:00' }]],
    [
      '11:00-15:00, 17:00-22:00',
      [
        { from: '11:00', to: '15:00' },
        { from: '17:00', to: '22:00' },
      ],
    ],
    ['Mo,We 08:00-12:00; Su closed', [{ days: ['mon', 'wed'], from: '08:00', to: '12:00' }]],
    ['by appointment', null],
    ['', null],
  ])('reads %j', (text, hours) => {
    expect(parseHours(text)).toEqual(hours);
  });
});
