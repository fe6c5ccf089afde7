import { describe, expect, it } from 'vitest';
import { parseRepository } from '../../../../../../cli/commands/schema/cms/repository.ts';

describe('cli/commands/schema/cms/repository', () => {
  it.each([
    ['ann/my-city', 'github', 'ann/my-city'],
    ['https://github.com/ann/my-city', 'github', 'ann/my-city'],
    ['https://github.com/ann/my-city.git', 'github', 'ann/my-city'],
    ['git@github.com:ann/my.city.git', 'github', 'ann/my.city'],
    ['ssh://git@gitlab.com/ann/my-city.git', 'gitlab', 'ann/my-city'],
    ['https://gitlab.com/group/team/my-city/', 'gitlab', 'group/team/my-city'],
  ])('reads %s', (text, host, name) => {
    expect(parseRepository(text)).toEqual({ host, name });
  });

  it.each([
    '',
    'my-city',
    'https://example.com/ann/my-city',
    'github.com/ann/my-city/tree',
    'ann my-city',
    '/tmp/x',
  ])('does not take "%s"', (text) => {
    expect(parseRepository(text)).toBeNull();
  });
});
