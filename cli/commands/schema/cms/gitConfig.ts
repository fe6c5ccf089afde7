import * as path from 'node:path';
import type { ContentForm } from './contentForms.ts';
import type { FormField } from './formField.ts';
import type { Repository } from './repository.ts';

/** The editors whose settings are a `config.yml` of the same form. */
export type GitEditor = 'decap' | 'sveltia';

/** Settings as they are written. */
export type Settings = Readonly<Record<string, unknown>>;

/** How the editor reaches the repository. */
export const backendOf = ({ host, name, branch }: Repository): Settings => ({
  name: host,
  repo: name,
  branch,
});

/** The settings that follow from the content, which nobody writes by hand. */
export function formSettings(editor: GitEditor, forms: readonly ContentForm[], content: string): Settings {
  return {
    media_folder: path.posix.join(content, 'images'),
    public_folder: '/images',
    editor: { preview: false },
    ...(editor === 'sveltia' ? { output: { omit_empty_optional_fields: true } } : {}),
    collections: forms
      // Decap edits objects; a file that is a list stays as it is.
      .filter(({ kind }) => editor === 'sveltia' || kind !== 'list')
      .map((form) => (form.kind === 'folder' ? folderOf(editor, form) : fileOf(editor, form))),
  };
}

function folderOf(editor: GitEditor, form: ContentForm): Settings {
  const isMarkdown = form.format === 'markdown';
  const canBeDraft = form.fields.some(({ name }) => name === 'draft');
  return {
    name: form.name,
    label: form.label,
    label_singular: form.singular,
    folder: form.path,
    create: true,
    slug: form.fileName === null ? '{{slug}}' : `{{fields.${form.fileName}}}`,
    identifier_field: form.title,
    extension: isMarkdown ? 'md' : 'json',
    format: isMarkdown ? 'yaml-frontmatter' : 'json',
    ...(canBeDraft ? { view_filters: [{ label: 'Drafts', field: 'draft', pattern: true }] } : {}),
    fields: form.fields.map((field) => fieldOf(editor, field, false)),
  };
}

function fileOf(
  editor: GitEditor,
  { kind, name, label, singular, path: file, title, fields }: ContentForm,
): Settings {
  const inner = fields.map((field) => fieldOf(editor, field, false));
  const list = {
    name,
    label,
    label_singular: singular,
    widget: 'list',
    root: true,
    summary: `{{fields.${title}}}`,
  };
  return {
    name: `${name}-file`,
    label,
    files: [{ name, label, file, fields: kind === 'list' ? [{ ...list, fields: inner }] : inner }],
  };
}

/**
 * A field. Decap asks for the required parts of something that is not there, so those are optional for it, and
 * "city-deals validate" reports what is missing.
 */
function fieldOf(editor: GitEditor, field: FormField, isInOptional: boolean): Settings {
  const { name, label, help, isRequired, kind } = field;
  if (kind === 'kept') return { name, label, widget: 'hidden' };
  const required = isRequired && kind !== 'toggle' && !(editor === 'decap' && isInOptional);
  const hint = help === '' ? {} : { hint: help };
  return { name, label, ...hint, required, ...widgetOf(editor, field, isInOptional || !isRequired) };
}

function widgetOf(editor: GitEditor, field: FormField, isInOptional: boolean): Settings {
  switch (field.kind) {
    case 'text':
      return textWidget(editor, field);
    case 'number':
      return numberWidget(field);
    case 'toggle':
      return { widget: 'boolean', default: field.initial };
    case 'choice':
      return choiceWidget(editor, field);
    case 'choices':
      return { widget: 'select', multiple: true, options: field.choices, ...present({ max: field.max }) };
    case 'date':
      return { widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false };
    case 'picture':
      return { widget: 'image' };
    case 'body':
      return { widget: 'markdown' };
    case 'object':
      return { widget: 'object', collapsed: true, fields: innerFields(editor, field.fields, isInOptional) };
    case 'list':
      return listWidget(editor, field);
    case 'kept':
      return { widget: 'hidden' };
  }
}

const innerFields = (editor: GitEditor, fields: readonly FormField[], isInOptional: boolean) =>
  fields.map((field) => fieldOf(editor, field, isInOptional));

type FieldOf<Kind> = Extract<FormField, { readonly kind: Kind }>;

/** Decap has no limit of length, but tests patterns. */
function textWidget(editor: GitEditor, { isLong, maxLength, pattern }: FieldOf<'text'>): Settings {
  const limit =
    maxLength === null ? null : ([`^[\\s\\S]{0,${maxLength}}$`, `At most ${maxLength} characters.`] as const);
  return {
    widget: isLong ? 'text' : 'string',
    ...present({ pattern: pattern ?? (editor === 'decap' ? limit : null) }),
    ...present({ maxlength: editor === 'sveltia' ? maxLength : null }),
  };
}

const numberWidget = ({ isWhole, min, max }: FieldOf<'number'>): Settings => ({
  widget: 'number',
  value_type: isWhole ? 'int' : 'float',
  ...present({ min, max }),
});

/** Decap offers no choice of yes and no, but a switch that says nothing until it is used. */
const choiceWidget = (editor: GitEditor, { choices }: FieldOf<'choice'>): Settings =>
  editor === 'decap' && choices.every(({ value }) => typeof value === 'boolean')
    ? { widget: 'boolean' }
    : { widget: 'select', options: choices };

function listWidget(editor: GitEditor, { item, min, max }: FieldOf<'list'>): Settings {
  const limits = present({ min, max });
  if (item.kind !== 'object')
    return { widget: 'list', ...limits, field: { ...fieldOf(editor, item, false), required: true } };
  return { widget: 'list', ...limits, fields: innerFields(editor, item.fields, false) };
}

/** The settings that have a value. */
const present = (settings: Settings): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null));
