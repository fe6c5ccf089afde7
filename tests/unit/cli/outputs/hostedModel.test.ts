import { describe, expect, it } from 'vitest';
import { hostedModel } from '../../../../cli/outputs/hostedModel.ts';
import { siteOf } from '../support/siteOf.ts';

const { assistant } = siteOf().config;
const models = { small: 's', standard: 'm' };
const baseUrl = 'https://model.example/v1';

describe('cli/outputs/hostedModel', () => {
  it('is none where the guide answers alone', () => {
    expect(hostedModel(assistant)).toBe(null);
  });

  it('names the server and its models', () => {
    const hosted = { provider: 'responses', baseUrl, models } as const;
    expect(hostedModel({ ...assistant, hosted })).toEqual({ type: 'responses', url: baseUrl, models });
  });

  it('names the assistant of a server that has assistants', () => {
    const hosted = { provider: 'assistants', baseUrl, models, assistantId: 'asst_1' } as const;
    const expected = { type: 'assistants', url: baseUrl, models, assistantId: 'asst_1' };
    expect(hostedModel({ ...assistant, hosted })).toEqual(expected);
  });

  it('is the proxy where there is one, and then says nothing of what is behind it', () => {
    const hosted = { provider: 'responses', baseUrl, models } as const;
    const proxy = 'https://ask.example';
    expect(hostedModel({ ...assistant, hosted, proxy })).toEqual({ type: 'proxy', url: proxy });
  });
});
