import { describe, expect, it } from 'vitest';
import { classifyChange, isServerFile } from '../../../../../cli/commands/dev/change.ts';

const places = {
  content: '/desk/city',
  ledger: '/desk/clicks.json',
  project: '/desk',
  sources: '/program',
};

describe('cli/commands/dev/change', () => {
  it.each([
    ['/desk/city/deals/food.json', 'content'],
    ['/desk/city/theme.json', 'content'],
    ['/desk/city/fonts/own.woff2', 'content'],
    ['/desk/parts/shared/Badge.tsx', 'content'],
    ['/desk/pages/about-us.tsx', 'content'],
    ['/program/client/styles/parts/card.css', 'style'],
    ['/program/templates/pages/DealPage.tsx', 'code'],
    ['/program/client/fonts/text.woff2', 'code'],
    ['/program/data/model/clock.ts', 'code'],
    ['/program/cli/plan/pages/planDeal.ts', 'code'],
  ])('classifies %s as %s', (file, kind) => {
    expect(classifyChange(file, places)).toEqual({ kind, file });
  });

  it.each([
    '/program/data/content/deals/food.json',
    '/program/cli/commands/dev/page/reload.js',
    '/program/tests/unit/a.test.ts',
    '/desk/city-of-others/deals/food.json',
  ])('ignores %s', (file) => {
    expect(classifyChange(file, places)).toBeNull();
  });

  it('leaves the ledger of clicks to its own watcher, also among the sources', () => {
    const ledger = '/program/data/clicks.json';
    expect(classifyChange(ledger, { ...places, ledger })).toBeNull();
  });

  it('classifies a content folder among the sources as content', () => {
    const file = '/program/data/content/site.json';
    expect(classifyChange(file, { ...places, content: '/program/data/content' })).toEqual({
      kind: 'content',
      file,
    });
  });

  it.each([
    ['/program/cli/commands/dev/serveLive.ts', true],
    ['/program/cli/bin.mjs', true],
    ['/program/cli/bundler/bundle.mjs', true],
    ['/program/cli/plan/pages/planDeal.ts', false],
    ['/program/cli/commands/new/drawing/silhouette.ts', false],
  ])('decides whether %s belongs to the server: %s', (file, isOwn) => {
    expect(isServerFile(file, '/program')).toBe(isOwn);
  });
});
