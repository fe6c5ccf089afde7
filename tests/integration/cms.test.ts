import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { Ajv } from 'ajv';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { runSchema, type SchemaOptions } from '../../cli/commands/schema/runSchema.ts';
import type { KeystaticField, KeystaticForm } from '../fixtures/editors/keystatic.ts';
import { createRig, diagnosticsOf, type Rig } from '../support/rig.ts';

const defaults: SchemaOptions = {
  content: 'content',
  out: null,
  vscode: false,
  check: false,
  reference: null,
  cms: 'sveltia',
  repo: 'ann/my-city',
  branch: 'main',
};

const write = (rig: Rig, options: Partial<SchemaOptions> = {}) =>
  runSchema(rig.deps, { ...defaults, ...options });

const configIn = (rig: Rig, folder = 'admin') =>
  JSON.parse(rig.read(`${folder}/config.yml`).replace(/^#.*$/gm, ''));

const schemaOf = (editor: string) =>
  JSON.parse(readFileSync(path.join(root, 'tests/fixtures/editors', `${editor}.schema.json`), 'utf8'));

/** A rig whose content folder is that of the sample city. */
function sampleRig(): Rig {
  const rig = createRig();
  return { ...rig, deps: { ...rig.deps, cwd: root, fs: { ...rig.deps.fs, write: writeInto(rig) } } };
}

/** Writes into the folder of a rig what is meant for the repository. */
const writeInto = (rig: Rig) => (file: string, text: string | Uint8Array) =>
  rig.deps.fs.write(path.join(rig.folder, path.relative(root, file)), text);

describe('schema --cms', () => {
  it.each(['sveltia', 'decap'] as const)('writes settings for the sample city that %s takes', (editor) => {
    const rig = sampleRig();
    expect(write(rig, { content: 'data/content', cms: editor })).toBe(0);
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schemaOf(editor));
    validate(configIn(rig));
    expect(validate.errors ?? []).toEqual([]);
  });

  it('writes one file for each deal, with the fields of the schema and what the content has to choose from', () => {
    const rig = createRig();
    write(rig);
    const { backend, collections } = configIn(rig);
    expect(backend).toEqual({ name: 'github', repo: 'ann/my-city', branch: 'main' });
    const deals = collections[0];
    expect(deals).toMatchObject({
      folder: 'content/deals',
      extension: 'json',
      slug: '{{fields.slug}}',
      create: true,
    });
    const category = deals.fields.find(({ name }: { name: string }) => name === 'category');
    expect(category).toMatchObject({
      widget: 'select',
      required: true,
      options: [
        { value: 'food', label: 'Food' },
        { value: 'shows', label: 'Shows' },
      ],
    });
  });

  it('leaves files that are lists to Sveltia, which alone can edit them', () => {
    const rig = createRig();
    const filesOf = (folder: string) =>
      configIn(rig, folder).collections.flatMap(({ files = [] }: { files?: { file: string }[] }) =>
        files.map(({ file }) => file),
      );
    write(rig);
    write(rig, { cms: 'decap', out: 'decap' });
    expect(filesOf('admin')).toContain('content/vendors.json');
    expect(filesOf('decap')).toEqual(['content/site.json']);
  });

  it('keeps what was added when it runs again, and changes the repository only if it is told to', () => {
    const rig = createRig();
    write(rig);
    const edited = { ...configIn(rig), logo_url: 'https://deals.example/logo.svg', collections: [] };
    edited.backend.base_url = 'https://login.example';
    writeFileSync(path.join(rig.folder, 'admin/config.yml'), `# Ours\n${JSON.stringify(edited)}`);
    expect(write(rig, { repo: null })).toBe(0);
    expect(configIn(rig)).toMatchObject({
      logo_url: 'https://deals.example/logo.svg',
      backend: { repo: 'ann/my-city', base_url: 'https://login.example' },
    });
    expect(configIn(rig).collections).not.toEqual([]);
    write(rig, { repo: 'https://gitlab.com/ann/other' });
    expect(configIn(rig).backend).toEqual({ name: 'gitlab', repo: 'ann/other', branch: 'main' });
  });

  it('does not touch settings that somebody wrote by hand', () => {
    const rig = createRig();
    mkdirSync(path.join(rig.folder, 'admin'));
    writeFileSync(path.join(rig.folder, 'admin/config.yml'), 'backend:\n  name: github\n');
    expect(write(rig)).toBe(1);
    expect(diagnosticsOf(rig.events)).toMatchObject([{ code: 'CD105', file: 'admin/config.yml' }]);
    expect(rig.read('admin/config.yml')).toBe('backend:\n  name: github\n');
  });

  it('finds the repository that the folder was cloned from', () => {
    const rig = createRig();
    mkdirSync(path.join(rig.folder, '.git'));
    writeFileSync(
      path.join(rig.folder, '.git/config'),
      '[core]\n\tbare = false\n[remote "origin"]\n\turl = git@gitlab.com:ann/my-city.git\n\tfetch = x\n',
    );
    write(rig, { repo: null, branch: 'live' });
    expect(configIn(rig).backend).toEqual({ name: 'gitlab', repo: 'ann/my-city', branch: 'live' });
  });

  it.each<[string, Partial<SchemaOptions>, RegExp]>([
    ['no repository is known', { repo: null }, /repository of your site/],
    ['the repository is none', { repo: 'my city' }, /"my city" is no repository/],
    ['the content is elsewhere', { content: '../content' }, /not inside/],
    ['two things are asked for', { vscode: true }, /different people/],
    ['Keystatic is to edit GitLab', { cms: 'keystatic', repo: 'https://gitlab.com/a/b' }, /GitHub only/],
  ])('says what is wrong if %s', (_, options, message) => {
    const rig = createRig();
    expect(() => write(rig, options)).toThrow(message);
  });

  it('names the deals that the editor cannot show, because their file is a list', () => {
    const rig = createRig();
    write(rig);
    const notes = rig.events.flatMap((event) => (event.type === 'note' ? event.text : []));
    expect(notes.join('\n')).toMatch(/lists of deals.*content\/deals\/\S+\.json/);
  });

  it('loads the editor in one version whose bytes are known, and asks search engines to stay away', () => {
    const rig = createRig();
    write(rig);
    const page = rig.read('admin/index.html');
    expect(page).toMatch(
      /src="https:\/\/unpkg\.com\/@sveltia\/cms@\d+\.\d+\.\d+\/\S+" integrity="sha384-\S{64}"/,
    );
    expect(page).toContain('<meta name="robots" content="noindex">');
  });
});

describe('schema --cms keystatic', () => {
  it('writes a configuration that has a field for all that the deals of the sample city say', async () => {
    const rig = sampleRig();
    write(rig, { content: 'data/content', cms: 'keystatic' });
    const { collections } = await loadConfig(path.join(rig.folder, 'admin/keystatic.config.ts'));
    const { path: files, schema } = collections.deals ?? { path: '', schema: {} };
    expect(files).toBe('data/content/deals/*');
    const deals = JSON.parse(readFileSync(path.join(root, 'data/content/deals/food-drink.json'), 'utf8'));
    expect(deals.flatMap((deal: unknown) => unknownIn(deal, { kind: 'object', fields: schema }))).toEqual([]);
  });
});

/** Runs a configuration with a stand-in for @keystatic/core that takes only its options. */
async function loadConfig(file: string): Promise<{ collections: Record<string, KeystaticForm> }> {
  const outfile = `${file}.mjs`;
  await build({
    ...{ entryPoints: [file], outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'silent' },
    alias: { '@keystatic/core': path.join(root, 'tests/fixtures/editors/keystatic.ts') },
    nodePaths: [path.join(root, 'node_modules')],
  });
  return (await import(outfile)).default;
}

/** The keys of a value that have no field, and the choices that its fields do not offer; Keystatic would refuse the file. */
function unknownIn(value: unknown, field: KeystaticField | undefined): unknown[] {
  if (field === undefined) return [value];
  if (field.kind === 'object') {
    return Object.entries(Object(value)).flatMap(([key, inner]) => unknownIn(inner, field.fields?.[key]));
  }
  if (field.kind === 'array') return [value].flat().flatMap((entry) => unknownIn(entry, field.element));
  if (field.kind !== 'select' && field.kind !== 'multiselect') return [];
  const offered = field.options?.options?.map((option) => option.value) ?? [];
  return [value].flat().filter((entry) => !offered.includes(String(entry)));
}
