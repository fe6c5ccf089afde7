import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Manifest } from '../../../../cli/publish/manifest.ts';
import type { OutputFile } from '../../../../cli/publish/outputFiles.ts';
import { type OutputState, planPublish } from '../../../../cli/publish/planPublish.ts';

/** A manifest of pages and other files with their fingerprints. */
function manifestOf(pages: Record<string, string>, files: Record<string, string> = {}): Manifest {
  const page = { validUntil: null, lastModified: null, bytes: 1 };
  return {
    version: 1,
    engine: 'engine',
    builtAt: '2026-11-20T12:00:00.000Z',
    nextDue: null,
    pages: Object.fromEntries(
      Object.entries(pages).map(([file, fingerprint]) => [`/${file}`, { ...page, file, fingerprint }]),
    ),
    files: Object.fromEntries(Object.entries(files).map(([file, hash]) => [file, { hash, bytes: 1 }])),
  };
}

const state = (fields: Partial<OutputState>): OutputState => ({
  manifest: null,
  present: new Set(),
  uncertain: new Set(),
  isIntact: () => true,
  ...fields,
});

const wants = (files: Record<string, string>): OutputFile[] =>
  Object.entries(files).map(([file, fingerprint]) => ({ file, fingerprint: () => fingerprint }));

describe('cli/publish/planPublish', () => {
  it('writes all files into an empty folder', () => {
    expect(planPublish(wants({ 'a.html': '1', 'b.html': '2' }), state({}), false)).toEqual({
      write: [
        { file: 'a.html', reason: 'new' },
        { file: 'b.html', reason: 'new' },
      ],
      keep: [],
      remove: [],
    });
  });

  it('keeps files with the same fingerprint, pages and others alike', () => {
    const before = state({
      manifest: manifestOf({ 'a.html': '1' }, { 'feed.xml': '2' }),
      present: new Set(['a.html', 'feed.xml']),
    });
    expect(planPublish(wants({ 'a.html': '1', 'feed.xml': '2' }), before, false)).toEqual({
      write: [],
      keep: ['a.html', 'feed.xml'],
      remove: [],
    });
  });

  it.each([
    ['changed', { manifest: manifestOf({ 'a.html': '0' }), present: new Set(['a.html']) }],
    ['missing', { manifest: manifestOf({ 'a.html': '1' }) }],
    [
      'altered',
      {
        manifest: manifestOf({ 'a.html': '1' }),
        present: new Set(['a.html']),
        isIntact: () => false,
      },
    ],
    ['new', { manifest: manifestOf({}), present: new Set(['a.html']) }],
    ['new', { present: new Set(['a.html']) }],
    [
      'interrupted',
      {
        manifest: manifestOf({ 'a.html': '1' }),
        present: new Set(['a.html']),
        uncertain: new Set(['a.html']),
      },
    ],
  ] as const)('gives the reason "%s" for a write', (reason, fields) => {
    const plan = planPublish(wants({ 'a.html': '1' }), state(fields), false);
    expect(plan).toEqual({ write: [{ file: 'a.html', reason }], keep: [], remove: [] });
  });

  it('writes all files in a clean build, and still removes what is gone', () => {
    const before = state({
      manifest: manifestOf({ 'a.html': '1', 'gone.html': '2' }),
      present: new Set(['a.html', 'gone.html']),
    });
    expect(planPublish(wants({ 'a.html': '1' }), before, true)).toEqual({
      write: [{ file: 'a.html', reason: 'clean' }],
      keep: [],
      remove: ['gone.html'],
    });
  });

  it('removes only files that an earlier build wrote', () => {
    const before = state({
      manifest: manifestOf({ 'gone.html': '1', 'vanished.html': '2' }, { 'assets/old.css': '' }),
      present: new Set(['gone.html', 'assets/old.css', 'CNAME', 'notes.txt']),
    });
    expect(planPublish([], before, false).remove).toEqual(['assets/old.css', 'gone.html']);
  });

  it('removes nothing without an earlier build', () => {
    expect(planPublish([], state({ present: new Set(['index.html']) }), false).remove).toEqual([]);
  });

  it('removes what an interrupted build may have left', () => {
    const before = state({
      present: new Set(['half.html']),
      uncertain: new Set(['half.html', 'never.html']),
    });
    expect(planPublish([], before, false).remove).toEqual(['half.html']);
  });

  it('leads from any state to one in which a second build has nothing to do', () => {
    const files = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.constantFrom('1', '2'));
    const names = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'own.txt'));
    fc.assert(
      fc.property(
        files,
        fc.option(files, { nil: null }),
        names,
        names,
        names,
        fc.boolean(),
        (wanted, before, there, unsure, altered, clean) => {
          const present = new Set(there);
          const manifest = before && manifestOf(before);
          const isIntact = (file: string) => !altered.includes(file);
          const folder = { manifest, present, uncertain: new Set(unsure), isIntact };
          const plan = planPublish(wants(wanted), folder, clean);
          const all = [...plan.write.map(({ file }) => file), ...plan.keep].sort();
          expect(all).toEqual(Object.keys(wanted).sort());
          expect(plan.keep.every((file) => present.has(file) && isIntact(file))).toBe(true);
          const after = new Set([...present, ...all].filter((file) => !plan.remove.includes(file)));
          const next = state({ manifest: manifestOf(wanted), present: after });
          expect(planPublish(wants(wanted), next, false)).toEqual({
            write: [],
            keep: Object.keys(wanted),
            remove: [],
          });
        },
      ),
    );
  });
});
