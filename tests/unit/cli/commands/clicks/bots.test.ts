import { describe, expect, it } from 'vitest';
import { isBot } from '../../../../../cli/commands/clicks/bots.ts';
import { phone } from './support/clickRecord.ts';

describe('cli/commands/clicks/bots', () => {
  it.each([
    phone,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
    'Mozilla/5.0 (Linux; Android 9; CUBOT_X18_Plus) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/500.0.0.0;]',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 400.0.0.0',
    'Opera/9.80 (J2ME/MIDP; Opera Mini/8.0) Presto/2.12 Version/12.16',
  ])('accepts a visitor: %s', (agent) => {
    expect(isBot(agent)).toBe(false);
  });

  it.each([
    '',
    ' ',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'Mozilla/5.0 AppleWebKit/537.36 (compatible; GPTBot/1.3; +https://openai.com/gptbot)',
    'Mozilla/5.0 AppleWebKit/537.36 (compatible; ChatGPT-User/1.0)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 11; moto g) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
    'facebookexternalhit/1.1',
    'curl/8.5.0',
    'Wget/1.21',
    'python-requests/2.32',
    'Go-http-client/2.0',
    'node-fetch/3.0',
    'Pingdom.com_bot_version_1.4',
    'UptimeRobot/2.0',
    'Java/21.0.1',
  ])('recognizes a program: %s', (agent) => {
    expect(isBot(agent)).toBe(true);
  });
});
