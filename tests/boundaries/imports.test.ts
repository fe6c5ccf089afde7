import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../cli/bundleFolder.mjs';

/** The rooms of the repository, and what each may import as values and as types alone. */
const rooms: Record<string, { values: readonly string[]; types: readonly string[]; packages: RegExp }> = {
  'data/language': { values: [], types: [], packages: /^$/ },
  'data/model': { values: [], types: ['data/language'], packages: /^date-fns(?:-tz)?$/ },
  'data/schema': { values: ['data/model'], types: [], packages: /^zod$/ },
  // The guide works in browsers and in the terminal alike.
  'client/chat': { values: ['data/model'], types: ['data/language'], packages: /^$/ },
  client: {
    values: ['client/chat', 'data/model'],
    types: ['data/schema', 'data/language'],
    packages: /^(?:react(?:-dom)?(?:\/.*)?|minisearch)$/,
  },
  templates: {
    values: ['client', 'data/model'],
    types: ['data/schema'],
    packages: /^react(?:-dom)?(?:\/.*)?$/,
  },
  cli: {
    values: ['templates', 'client/chat', 'data/language', 'data/model', 'data/schema', 'package.json'],
    types: ['client'],
    packages: /./,
  },
};

interface Import {
  readonly file: string;
  readonly target: string;
  readonly typeOnly: boolean;
}

const roomOf = (file: string) => Object.keys(rooms).find((room) => file.startsWith(`${room}/`)) ?? file;

function sourceFiles(): string[] {
  return Object.keys(rooms).flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
      .map((file) => `${room}/${file}`),
  );
}

function importsOf(file: string): Import[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const statements = text.matchAll(
    /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return [...statements].map(([, type, from, lazy]) => {
    const specifier = from ?? lazy ?? '';
    const target = specifier.startsWith('.')
      ? path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier))
      : specifier;
    return { file, target, typeOnly: type !== undefined };
  });
}

function faultOf({ file, target, typeOnly }: Import): string | null {
  const from = roomOf(file);
  const rule = rooms[from];
  if (!rule) return `${file} is in no room`;
  const isLocal = /^(?:cli|templates|client|data|tests)\/|^package\.json$/.test(target);
  if (!isLocal) {
    if (target.startsWith('node:')) return from === 'cli' ? null : `${file} imports ${target}: only cli/ may`;
    return rule.packages.test(target)
      ? null
      : `${file} imports the package ${target}, which ${from}/ may not`;
  }
  const to = roomOf(target);
  if (to === from || rule.values.includes(to)) return null;
  if (typeOnly && rule.types.includes(to)) return null;
  return `${file} imports ${typeOnly ? 'types of ' : ''}${target}: arrows only point cli → templates → client → data`;
}

describe('imports', () => {
  it('only point from cli to templates to client to data', () => {
    const files = sourceFiles();
    expect(files.length).toBeGreaterThan(80);
    const faults = files.flatMap(importsOf).flatMap((item) => faultOf(item) ?? []);
    expect(faults).toEqual([]);
  });

  it('would be caught if they pointed the other way', () => {
    const upward: Import[] = [
      { file: 'client/ui/DealCard.tsx', target: 'templates/renderPage.tsx', typeOnly: false },
      { file: 'client/ui/DealCard.tsx', target: 'data/schema/deal.ts', typeOnly: false },
      { file: 'data/model/clock.ts', target: 'data/schema/deal.ts', typeOnly: true },
      { file: 'templates/renderPage.tsx', target: 'node:fs', typeOnly: false },
      { file: 'templates/renderPage.tsx', target: 'cli/main.ts', typeOnly: true },
    ];
    expect(upward.map(faultOf)).not.toContain(null);
  });

  it('form no circle of values', () => {
    const graph = new Map<string, string[]>();
    for (const { file, target, typeOnly } of sourceFiles().flatMap(importsOf)) {
      if (!typeOnly) graph.set(file, [...(graph.get(file) ?? []), target]);
    }
    const done = new Set<string>();
    const circleFrom = (file: string, trail: readonly string[]): string | null => {
      if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file].join(' → ');
      if (done.has(file)) return null;
      for (const target of graph.get(file) ?? []) {
        const circle = circleFrom(target, [...trail, file]);
        if (circle) return circle;
      }
      done.add(file);
      return null;
    };
    expect([...graph.keys()].flatMap((file) => circleFrom(file, []) ?? [])).toEqual([]);
  });
});

describe('time', () => {
  it('is read from the machine only at the edge of cli/', () => {
    const edge = [
      'cli/main.ts',
      'cli/bundle.mjs',
      'cli/effects/outputLock.ts',
      'cli/effects/pictureCache.ts',
      // The edge of the process on platforms that have no main.ts.
      'cli/proxy/edge/createEdgeHandler.ts',
    ];
    const browserClocks = [
      'client/islands/dealBrowser/useNow.ts',
      'client/head/dropDatedWords.ts',
      // When something was said, and what day it is in the city: the conversation itself is told.
      'client/islands/chat/moment.ts',
    ];
    const offenders = sourceFiles().filter((file) => {
      if (edge.includes(file) || file.startsWith('client/enhance/')) return false;
      if (browserClocks.includes(file)) return false;
      const text = readFileSync(path.join(root, file), 'utf8');
      return /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b/.test(text);
    });
    expect(offenders).toEqual([]);
  });
});
