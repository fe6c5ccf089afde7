import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { downloadPicture } from '../../../../../../cli/commands/import/pictures/downloadPicture.ts';
import { fetchPublic } from '../../../../../../cli/commands/import/source/fetchPublic.ts';

const rules = { allowLocal: true, headers: {}, idleMs: 5000, totalMs: 5000 };

/** The address of a server that lives as long as the test. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

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
    ['file:///etc/passwd', 'not https:'],
  ])('refuses %s unless it is allowed', async (address, words) => {
    await expect(fetchPublic(address, { ...rules, allowLocal: false })).rejects.toThrow(words);
  });

  it('refuses to be led elsewhere', async () => {
    const origin = await serve((_, response) =>
      response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    );
    await expect(fetchPublic(origin, rules)).rejects.toThrow('not https:');
  });

  it('downloads pictures by what they are, and nothing else', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const origin = await serve((request, response) => {
      if (request.url === '/a.jpg') response.end(png);
      else if (request.url === '/large') response.end(Buffer.alloc(10_000_001));
      else
        response
          .writeHead(request.url === '/page' ? 200 : 404)
          .end('<svg xmlns="http://www.w3.org/2000/svg"/>');
    });
    expect(await downloadPicture(`${origin}/a.jpg`, true)).toMatchObject({ extension: '.png' });
    for (const dead of ['/page', '/gone', '/large'])
      expect(await downloadPicture(origin + dead, true)).toBeNull();
    expect(await downloadPicture(`${origin}/a.jpg`, false)).toBeNull();
  });
});
