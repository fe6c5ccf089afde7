import { reservedNames } from '../../data/model/routes.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Draft } from './draft.ts';
import type { Drafts } from './draftSite.ts';

/** A page that content asks for, and where it does so. */
interface Claim {
  readonly path: string;
  readonly item: Draft<unknown>;
  /** Where in the file, for an alias; the file's own name says so otherwise. */
  readonly steps: readonly PropertyKey[] | null;
}

/** Pages that want an address that belongs to another page (CD310). */
export function pathFaults(drafts: Drafts): Diagnostic[] {
  const owners = new Map<string, Claim>();
  return claims(drafts).flatMap((claim) => {
    const owner = owners.get(claim.path);
    const first = claim.path.split('/')[1] ?? '';
    if (!owner) owners.set(claim.path, claim);
    return owner || reservedNames.includes(first) ? taken(claim, owner) : [];
  });
}

/** Addresses of all pages of text and guides, aliases included. */
export const contentPaths = (drafts: Drafts): string[] => claims(drafts).map(({ path }) => path);

/** Addresses of guides alone. */
export const guidePaths = (drafts: Drafts): string[] => guideClaims(drafts).map(({ path }) => path);

const claims = (drafts: Drafts): Claim[] => [
  ...drafts.pages.map(({ name, draft }) => ({ path: `/${name}`, item: draft, steps: null })),
  ...guideClaims(drafts),
];

function guideClaims({ landingPages, holidays }: Drafts): Claim[] {
  return [
    ...landingPages.map((item) => ({ path: `/${item.name}`, item, steps: null })),
    ...holidays.flatMap(({ id, hub, pages: own }) => [
      ...(hub ? [{ path: `/${id}`, item: hub, steps: null }] : []),
      ...own.map((item) => ({ path: `/${id}/${item.name}`, item, steps: null })),
    ]),
    ...holidays.flatMap(({ pages: own }) =>
      own.flatMap((item) =>
        (item.value?.aliases ?? []).map((path, index) => ({ path, item, steps: ['aliases', index] })),
      ),
    ),
  ];
}

const taken = ({ path, item, steps }: Claim, owner: Claim | undefined) =>
  diagnostic({
    code: 'CD310',
    file: item.file.path,
    range: steps && item.file.locate(steps, 'value'),
    problem: owner
      ? `The path "${path}" belongs to ${owner.item.file.path} already.`
      : `The path "${path}" belongs to another page of the site.`,
    hint: steps ? 'Take the alias out, or write another.' : 'Give the file another name.',
  });
