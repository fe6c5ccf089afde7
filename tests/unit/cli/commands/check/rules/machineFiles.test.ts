import { describe, expect, it } from 'vitest';
import type { BuiltSite } from '../../../../../../cli/commands/check/builtSite.ts';
import { dealDataRule } from '../../../../../../cli/commands/check/rules/machineFiles.ts';
import { filesOfDeals } from '../../../../../support/dealPieces.ts';
import { manyDeals } from '../../../../../support/manyDeals.ts';
import { planAt, siteWith } from '../../../support/siteOf.ts';

const site = siteWith(manyDeals(60));
const planned = planAt(site, '2026-11-20T12:00:00Z');
const files = filesOfDeals(site, planned, 20);
const pages = new Set(planned.pages.map(({ path }) => path));

/** The findings of the rule in `built`, each with code, page, file and problem. */
function findingsIn(built: ReadonlyMap<string, string>, paths = pages): string[] {
  const findings: string[] = [];
  const responseAt = (path: string) =>
    paths.has(path) ? { kind: 'page', file: '', path } : { kind: 'not-found' };
  const text = (file: string) => built.get(file) ?? '';
  dealDataRule(
    { files: new Set(built.keys()), text, responseAt, dealPrefix: '/deal/' } as unknown as BuiltSite,
    new Map(),
    (code, page, file, { problem }) => {
      findings.push(`${code} ${page} ${file}: ${problem}`);
    },
  );
  return findings;
}

const withFile = (name: string, text: string | null): Map<string, string> => {
  const changed = new Map(files);
  if (text === null) changed.delete(name);
  else changed.set(name, text);
  return changed;
};

describe('cli/commands/check/rules/machineFiles', () => {
  it('finds nothing in the files of a build', () => {
    expect(files.size).toBeGreaterThan(8);
    expect(findingsIn(files)).toEqual([]);
  });

  it('reports a deal of a chunk that has no page', () => {
    const [deal] = JSON.parse(files.get('deals/records/2.json') ?? '');
    const paths = new Set([...pages].filter((path) => path !== `/deal/${deal.slug}`));
    expect(findingsIn(files, paths).join()).toContain(`CD839 /deal/${deal.slug} deals/records/2.json`);
  });

  it.each([...files.keys()])('reports that %s is missing', (name) => {
    const [first = ''] = findingsIn(withFile(name, null));
    expect(first).toContain(name);
    expect(first).toContain(`There is no ${name}`);
  });

  it('reports a chunk of another build, and one that cannot be read', () => {
    const [name = ''] = [...files.keys()].filter((file) => file.startsWith('deals/words/'));
    expect(findingsIn(withFile(name, '{"layout":"old"}')).join()).toContain('another build');
    expect(findingsIn(withFile(name, '{')).join()).toContain('another build');
    expect(findingsIn(withFile('deals/records/0.json', '{')).join()).toContain('no list of deals');
  });
});
