import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../../../cli/bundler/bundleFolder.mjs';

const islands = path.join(root, 'client/islands');
const sheet = readFileSync(path.join(root, 'client/styles/lazy/conversation.css'), 'utf8');

const wordsIn = (folder: string) =>
  new Set(
    readdirSync(folder)
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').match(/[a-z][a-z-]*/g) ?? []),
  );

describe('client/styles/lazy/conversation.css', () => {
  it('has no rules for elements that a conversation never shows', () => {
    const selected = [...sheet.matchAll(/\.([a-z][a-z-]*)/g)].map(([, name = '']) => name);
    const used = wordsIn(path.join(islands, 'assistant'));
    // Classes of the page around it, of shared components, and names that are composed.
    const elsewhere = [
      'css',
      'crumbs',
      'section',
      'promotion',
      'intro',
      'wide',
      'frame',
      'seal',
      'price',
      'saving',
      'chat',
    ];
    const composed = ['in-home', 'in-page', 'in-panel'];
    expect(selected.length).toBeGreaterThan(20);
    expect(selected.filter((name) => ![...used, ...elsewhere, ...composed].includes(name))).toEqual([]);
  });

  it("is outside of cascade layers, so that it overrides the page's styles", () => {
    expect(sheet).not.toMatch(/@layer/);
  });
});
