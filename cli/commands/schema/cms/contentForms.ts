import * as path from 'node:path';
import type { z } from 'zod';
import { dealSchema } from '../../../../data/schema/deal.ts';
import { categorySchema, neighborhoodSchema } from '../../../../data/schema/dealGroups.ts';
import { landingPageSchema } from '../../../../data/schema/landingPage.ts';
import { prosePageSchema } from '../../../../data/schema/prosePage.ts';
import type { Reference } from '../../../../data/schema/references.ts';
import { siteSchema } from '../../../../data/schema/site.ts';
import { vendorSchema } from '../../../../data/schema/vendor.ts';
import { jsonSchemaOf } from '../jsonSchema.ts';
import type { KnownId, KnownIds } from '../knownIds.ts';
import type { Choice, FormField, ReferenceChoices } from './formField.ts';
import { formFields } from './formFields.ts';

/** What editors can change: the entries of a folder, each in a file of its own; a file; or the list that a file is. */
export interface ContentForm {
  readonly kind: 'folder' | 'file' | 'list';
  readonly name: string;
  readonly label: string;
  readonly singular: string;
  /** The folder or file, from the root of the repository. */
  readonly path: string;
  readonly format: 'json' | 'markdown';
  /** The field that names an entry for people. */
  readonly title: string;
  /** The field that names the file of an entry; `null` if that follows from the title. */
  readonly fileName: string | null;
  readonly fields: readonly FormField[];
}

/** The forms for the content folder `content`, a path from the root of the repository. */
export function contentForms(content: string, known: KnownIds): readonly ContentForm[] {
  const references = choicesOf(known);
  const fields = (schema: z.ZodType) => formFields(jsonSchemaOf(schema, null), references);
  const form = (
    kind: ContentForm['kind'],
    [name, singular, place]: readonly [name: string, singular: string, place: string],
    about: Pick<ContentForm, 'title' | 'fields'> & Partial<ContentForm>,
  ): ContentForm => ({
    ...{ kind, name, label: titleCase(name), singular, format: 'json', fileName: null },
    ...{ path: path.posix.join(content, place) },
    ...about,
  });
  const entry = { title: 'label' };
  return [
    form('folder', ['deals', 'Deal', 'deals'], {
      title: 'title',
      fileName: 'slug',
      fields: fields(dealSchema),
    }),
    form('folder', ['landing-pages', 'Landing page', 'landing-pages'], {
      title: 'title',
      fields: fields(landingPageSchema),
    }),
    form('folder', ['pages', 'Page', 'pages'], {
      title: 'title',
      format: 'markdown',
      fields: [...fields(prosePageSchema), pageBody],
    }),
    form('list', ['vendors', 'Vendor', 'vendors.json'], { title: 'name', fields: fields(vendorSchema) }),
    form('list', ['categories', 'Category', 'categories.json'], { ...entry, fields: fields(categorySchema) }),
    form('list', ['neighborhoods', 'Neighborhood', 'neighborhoods.json'], {
      ...entry,
      fields: fields(neighborhoodSchema),
    }),
    form('file', ['site', 'Site', 'site.json'], { title: 'name', fields: fields(siteSchema) }),
  ];
}

const pageBody: FormField = {
  ...{ name: 'body', label: 'Text', help: 'The text of the page.', isRequired: true },
  kind: 'body',
};

const titleCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** What fields offer to choose from. A path or the name of a zone may be one that no list has. */
const offered: readonly Reference[] = ['category', 'neighborhood', 'deal', 'landing-page', 'drawing'];

/** A list of more would be no help to choose from. */
const mostChoices = 500;

function choicesOf(known: KnownIds): ReferenceChoices {
  const entries = offered.flatMap((kind): [Reference, readonly Choice[]][] => {
    const ids = known[kind] ?? [];
    return ids.length > mostChoices ? [] : [[kind, ids.map(choiceOf)]];
  });
  return Object.fromEntries(entries);
}

const choiceOf = ({ id, label }: KnownId): Choice => ({ value: id, label: label === '' ? id : label });
