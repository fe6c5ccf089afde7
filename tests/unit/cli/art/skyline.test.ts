import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Mood, skyline } from '../../../../cli/art/skyline.ts';
import { readSvg } from '../../../../cli/art/svg.ts';
import { root } from '../../../../cli/bundler/bundleFolder.mjs';

const city = readFileSync(path.join(root, 'data', 'content', 'brand', 'skyline.svg'), 'utf8');
const moods: readonly Mood[] = ['day', 'night', 'dusk'];
const fills = (svg: string) => new Set([...svg.matchAll(/<g fill="(#\w{6})"/g)].map(([, color]) => color));

describe('cli/art/skyline', () => {
  it.each(moods)('colors all layers of the sample city by %s', (mood) => {
    const svg = skyline(city, mood);
    expect(svg).not.toContain('data-layer');
    expect(readSvg(svg)?.problem).toBeNull();
    expect(svg).toContain('viewBox="-1200 0 3840 420"');
    expect(fills(svg).size).toBeGreaterThanOrEqual(6);
  });

  it('has the colors of each mood', () => {
    expect(fills(skyline(city, 'day'))).toEqual(
      new Set(['#F1DFBB', '#D3D6C0', '#117068', '#0C5F5B', '#2E897F', '#FFD36B']),
    );
    expect(fills(skyline(city, 'night'))).toEqual(
      new Set(['#16243F', '#1D2C50', '#2B3F6E', '#243660', '#3D5389', '#FFC64B', '#12213C']),
    );
    expect(fills(skyline(city, 'dusk'))).toEqual(
      new Set(['#4A3A6E', '#33305F', '#182449', '#131D3D', '#2C3B6B', '#FFC64B', '#0E1728']),
    );
  });

  it('keeps unknown layers', () => {
    expect(skyline('<g data-layer="balloons" fill="#FFF"/><g data-layer="trees"/>', 'dusk')).toBe(
      '<g data-layer="balloons" fill="#FFF"/><g fill="#0E1728" color="#0E1728"/>',
    );
  });
});
