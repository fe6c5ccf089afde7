import { describe, expect, it } from 'vitest';
import type { Network } from '../../cli/network/network.ts';
import { builtCity, checkJson, linesAt, wordyCity } from '../support/checkedCity.ts';
import { testInstant } from '../support/rig.ts';
import type { CityFiles } from '../support/smallCity.ts';

describe('city-deals check --external', () => {
  /** Vendors of the small city on a host that can be asked, and what became of their offers. */
  const city: CityFiles = {
    'deals/food.json': (wordyCity()['deals/food.json'] as Record<string, unknown>[]).map((deal) => ({
      ...deal,
      affiliateUrl: `https://vendor.shop/${deal.slug}`,
    })),
  };
  const answers: Record<string, Response> = {
    'https://vendor.shop/soup': new Response(null, { status: 404 }),
    'https://vendor.shop/bread': new Response(null, { status: 301, headers: { location: '/rolls' } }),
    'https://vendor.shop/noodles': new Response(null, { status: 503 }),
  };

  it('asks vendors one at a time, and reports those that no longer answer with their deals', async () => {
    const rig = await builtCity(city);
    let running = 0;
    const asked: string[] = [];
    const network: Network = {
      sleep: () => Promise.resolve(),
      now: () => Date.parse(testInstant),
      async fetch(address, { method }) {
        asked.push(`${method} ${address}`);
        running += 1;
        expect(running).toBe(1);
        await Promise.resolve();
        running -= 1;
        return answers[address] ?? new Response(null, { status: 200 });
      },
    };
    const { code, report } = await checkJson(rig, { external: true }, network);
    expect(report.findings.map((found) => [found.code, found.severity, found.page, found.file])).toEqual([
      ['CD858', 'warning', '/deal/bread', 'content/deals/food.json'],
      ['CD857', 'warning', '/deal/noodles', 'content/deals/food.json'],
      ['CD856', 'error', '/deal/soup', 'content/deals/food.json'],
    ]);
    for (const [index, slug] of ['bread', 'noodles', 'soup'].entries()) {
      expect(linesAt(rig, report.findings[index])).toContain(`"affiliateUrl": "https://vendor.shop/${slug}"`);
    }
    expect(report.vendors).toEqual({
      asked: 3,
      skipped: 1,
      alive: 0,
      moved: 1,
      dead: 1,
      silent: 1,
      unclear: 0,
    });
    expect(code).toBe(1);
    expect(asked).not.toContain(expect.stringContaining('vendor.example'));
  });

  it('asks nobody unless told to', async () => {
    const rig = await builtCity(city);
    const network: Network = {
      sleep: () => Promise.resolve(),
      now: () => Date.parse(testInstant),
      fetch: () => Promise.reject(new Error('nobody should be asked')),
    };
    expect((await checkJson(rig, {}, network)).report.vendors).toBeNull();
  });
});
