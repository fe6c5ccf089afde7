import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';

/** The rooms of the repository, and what each may import as values and as types alone. */
const rooms: Record<string, { values: readonly string[]; types: readonly string[]; packages: RegExp }> = {
  'data/language': { values: [], types: [], packages: /^$/ },
  'data/messages': { values: ['data/language'], types: [], packages: /^@messageformat\/parser$/ },
  'data/model': {
    values: ['data/messages'],
    types: ['data/language'],
    packages: /^date-fns(?:-tz)?$/,
  },
  'data/schema': { values: ['data/messages', 'data/model'], types: [], packages: /^zod$/ },
  // The guide works in browsers and in the terminal alike.
  'client/assistant': { values: ['data/messages', 'data/model'], types: ['data/language'], packages: /^$/ },
  client: {
    values: ['client/assistant', 'data/messages', 'data/model'],
    types: ['data/schema', 'data/language'],
    packages: /^(?:react(?:-dom)?(?:\/.*)?|minisearch)$/,
  },
  templates: {
    values: ['client', 'data/messages', 'data/model'],
    types: ['data/schema'],
    packages: /^react(?:-dom)?(?:\/.*)?$/,
  },
  cli: {
    values: [
      'templates',
      'client/assistant',
      'data/language',
      'data/messages',
      'data/model',
      'data/schema',
      'package.json',
    ],
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

/** For each node the nodes that it imports, each with an import that says so. */
type ImportGraph = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The imports of the sources, types included, between what `nodeOf` makes of files. A folder may import its parents. */
function importGraph(nodeOf: (file: string) => string): ImportGraph {
  const graph = new Map<string, Map<string, string>>();
  for (const { file, target } of sourceFiles().flatMap(importsOf)) {
    const [from, to] = [nodeOf(file), nodeOf(target)];
    if (!target.includes('/') || `${from}/`.startsWith(`${to}/`) || `${to}/`.startsWith(`${from}/`)) continue;
    const edges = graph.get(from) ?? new Map<string, string>();
    if (!edges.has(to)) edges.set(to, `${file} imports ${target}`);
    graph.set(from, edges);
  }
  return graph;
}

/** Cycles of the graph, each node in one of them at most, with the imports that close them. */
function cyclesOf(graph: ImportGraph): string[] {
  const done = new Set<string>();
  const cycleFrom = (node: string, trail: readonly string[]): string | null => {
    if (trail.includes(node)) {
      const cycle = [...trail.slice(trail.indexOf(node)), node];
      for (const met of cycle) done.add(met);
      const edges = cycle.slice(1).map((to, place) => graph.get(cycle[place] ?? '')?.get(to));
      return `${cycle.join(' → ')}: ${edges.join('; ')}`;
    }
    if (done.has(node)) return null;
    for (const to of graph.get(node)?.keys() ?? []) {
      const cycle = cycleFrom(to, [...trail, node]);
      if (cycle) return cycle;
    }
    done.add(node);
    return null;
  };
  return [...graph.keys()].flatMap((node) => cycleFrom(node, []) ?? []);
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
      { file: 'data/model/time/clock.ts', target: 'data/schema/deal.ts', typeOnly: true },
      { file: 'templates/renderPage.tsx', target: 'node:fs', typeOnly: false },
      { file: 'templates/renderPage.tsx', target: 'cli/main.ts', typeOnly: true },
    ];
    expect(upward.map(faultOf)).not.toContain(null);
  });

  it('form no cycle between files, types included', () => {
    expect(cyclesOf(importGraph((file) => file))).toEqual([]);
  });

  it('form no cycle between folders, at any depth', () => {
    const deepest = Math.max(...sourceFiles().map((file) => file.split('/').length));
    const folderAt = (depth: number) => (file: string) =>
      path.posix.dirname(file).split('/').slice(0, depth).join('/');
    const cycles = Array.from({ length: deepest }, (_, depth) => cyclesOf(importGraph(folderAt(depth + 1))));
    expect(cycles.flat()).toEqual([]);
  });

  it('would be caught if they formed a cycle', () => {
    const graph = new Map([
      ['cli/plan', new Map([['cli/publish', 'cli/plan/a.ts imports cli/publish/b.ts']])],
      ['cli/publish', new Map([['cli/plan', 'cli/publish/b.ts imports cli/plan/c.ts']])],
    ]);
    expect(cyclesOf(graph)).toEqual([
      'cli/plan → cli/publish → cli/plan: cli/plan/a.ts imports cli/publish/b.ts; cli/publish/b.ts imports cli/plan/c.ts',
    ]);
  });
});

describe('time', () => {
  it('is read from the machine only at the edge of cli/', () => {
    const edge = [
      'cli/main.ts',
      'cli/program/processDeps.ts',
      'cli/bundler/bundle.mjs',
      'cli/publish/outputLock.ts',
      'cli/images/pictureCache.ts',
      // The edge of the process on platforms that have no main.ts.
      'cli/commands/proxy/edge/createEdgeHandler.ts',
    ];
    const browserClocks = [
      'client/islands/visitorContext.ts',
      'client/head/dropDatedWords.ts',
      'client/worker/pages.ts',
      'client/deals/currentData.ts',
      // Which date a day of the week in an address or a search means.
      'client/islands/dealBrowser/readWords.ts',
      'client/search/dealSearch.ts',
      'client/islands/searchDialog/suggestionLinks.ts',
      // When something was said, and what day it is in the city: the conversation itself is told.
      'client/islands/assistant/messageMeta.ts',
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
