import { describe, expect, it } from 'vitest';
import { fetchPublic } from '../../../../../../cli/commands/import/source/fetchPublic.ts';
import { serve } from '../../../../../support/feedServer.ts';

const rules = { allowLocal: true, headers: {}, idleMs: 5000, totalMs: 5000 };

describe('cli/commands/import/source/fetchPublic', () => {
  it('follows a few redirects', async () => {
    const origin = await serve((request, response) => {
      const step = Number(request.url?.slice(1));
      if (step === 0) response.end('done');
      else response.writeHead(302, { location: `/${step - 1}` }).end();
    });
    expect((await fetchPublic(`${origin}/5`, rules)).statusCode).toBe(200);
    await expect(fetchPublic(`${origin}/6`, rules)).rejects.toThrow('more than 5 times');
  });

  it.each([
    ['http://vendor.example/', 'not https:'],
    ['https://127.0.0.1/', 'private network'],
    ['https://[::1]/', 'private network'],
    ['https://localhost/', 'private network'],
    ['file:///etc/passwd', 'not supported'],
  ])('refuses %s unless it is allowed', async (address, words) => {
    await expect(fetchPublic(address, { ...rules, allowLocal: false })).rejects.toThrow(words);
  });

  it('refuses to be led elsewhere', async () => {
    const origin = await serve((_, response) =>
      response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    );
    await expect(fetchPublic(origin, rules)).rejects.toThrow('not supported');
  });

  it.each([
    ['in which nothing comes for long', { idleMs: 40 }, 'No byte came within 0.04 seconds'],
    ['that takes too long', { totalMs: 40 }, 'longer than allowed'],
  ])('gives up a download %s', async (_, limits, words) => {
    const silent = await serve(() => {});
    await expect(fetchPublic(silent, { ...rules, ...limits })).rejects.toThrow(words);
  });

  it.each([
    ['in which nothing more comes for long', { idleMs: 40 }],
    ['that never ends', { totalMs: 40 }],
  ])('gives up a response %s', async (_, limits) => {
    const stalled = await serve((__, response) => {
      response.write('id,title\n');
    });
    const response = await fetchPublic(stalled, { ...rules, ...limits });
    const read = async () => {
      for await (const __ of response);
    };
    await expect(read()).rejects.toThrow();
  });
});
