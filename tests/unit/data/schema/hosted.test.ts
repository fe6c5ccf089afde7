import { describe, expect, it } from 'vitest';
import { hostedSchema, webOrigin } from '../../../../data/schema/hosted.ts';
import { siteSchema } from '../../../../data/schema/site.ts';
import { smallCity } from '../../../support/smallCity.ts';

const hosted = { baseUrl: 'https://api.example/v1', models: { small: 's-1', standard: 'm-1' } };
const isTaken = (fields: object) => hostedSchema.safeParse({ ...hosted, ...fields }).success;

describe('data/schema/hosted', () => {
  it.each([
    'https://api.example/v1',
    'https://api.example',
    'http://localhost:11434/v1',
    'http://127.0.0.1:8000',
    'http://[::1]:8000/v1',
  ])('takes a model at %s', (baseUrl) => {
    expect(isTaken({ baseUrl })).toBe(true);
  });

  it.each([
    'http://api.example/v1',
    'http://localhost.evil.example/v1',
    'http://127.0.0.1.evil.example',
    'https://user:pass@api.example/v1',
    'https://api.example/v1/',
    'https://api.example/v1?key=1',
    'https://api.example/v1#x',
    'ftp://localhost/v1',
    'api.example/v1',
    '',
  ])('refuses a model at "%s"', (baseUrl) => {
    expect(isTaken({ baseUrl })).toBe(false);
  });

  it.each([
    { models: { small: 's-1' } },
    { models: { small: 's-1', standard: '' } },
    { models: { small: 's-1', standard: 'm-1', large: 'l-1' } },
    { apiKey: 'never in content' },
  ])('refuses %j', (fields) => {
    expect(isTaken(fields)).toBe(false);
  });

  it('takes three kinds of servers, and the id of an assistant just where there are assistants', () => {
    expect(hostedSchema.parse(hosted).provider).toBe('responses');
    expect(isTaken({ provider: 'chat-completions' })).toBe(true);
    expect(isTaken({ provider: 'assistants', assistantId: 'asst_1' })).toBe(true);
    expect(isTaken({ provider: 'assistants' })).toBe(false);
    expect(isTaken({ provider: 'assistants', assistantId: '../threads' })).toBe(false);
    expect(isTaken({ assistantId: 'asst_1' })).toBe(false);
    expect(isTaken({ provider: 'telepathy' })).toBe(false);
  });

  it('takes the model of the browser, which has no server', () => {
    expect(hostedSchema.safeParse({ provider: 'browser' }).success).toBe(true);
    expect(isTaken({ provider: 'browser' })).toBe(false);
    expect(hostedSchema.safeParse({}).error?.issues.map(({ path }) => path)).toEqual([
      ['baseUrl'],
      ['models'],
    ]);
  });

  it.each(['https://deals.example', 'https://deals.example:8443', 'http://localhost:3000'])(
    'takes visitors of %s',
    (origin) => {
      expect(webOrigin.safeParse(origin).success).toBe(true);
    },
  );

  it.each(['*', 'null', 'https://deals.example/', 'http://deals.example', 'https://*.example', ''])(
    'takes no visitors of "%s"',
    (origin) => {
      expect(webOrigin.safeParse(origin).success).toBe(false);
    },
  );

  it('is a part of the site that may be absent', () => {
    const site = smallCity()['site.json'] as { assistant: object };
    const withHosted = { ...site, assistant: { ...site.assistant, hosted } };
    expect(siteSchema.parse(withHosted).assistant?.hosted).toMatchObject(hosted);
    expect(siteSchema.parse(site).assistant?.hosted).toBeUndefined();
  });
});
