import { titleThatFits } from '../../data/model/pages/titleThatFits.ts';
import type { DocumentHead } from '../../data/model/pages/view.ts';
import type { LocalDate } from '../../data/model/time/localDate.ts';
import type { SharedContent } from '../content/site.ts';
import { picture } from './images/pictures.ts';
import type { PlanFrame } from './ingredients.ts';

/** The part of a page's head that differs between pages. */
export interface HeadFields {
  /**
   * Without the name of the site, which `planHead` appends; absent for the site's default title. Of several, the first that
   * search results have room for.
   */
  readonly title?: string | readonly string[];
  readonly description: string;
  readonly canonicalPath: string;
  readonly keywords?: readonly string[];
  readonly type?: DocumentHead['type'];
  readonly indexable: boolean;
  readonly published?: LocalDate;
  readonly lastModified: number | null;
}

/** The head of a page. */
export function planHead({ site, zone }: Pick<PlanFrame, 'site' | 'zone'>, fields: HeadFields): DocumentHead {
  const { config } = site;
  const { title, lastModified } = fields;
  return {
    title: title === undefined ? `${config.name} | ${config.tagline}` : titleThatFits(title, config.name),
    description: fields.description,
    keywords: [...new Set([...(fields.keywords ?? []), ...config.keywords])],
    canonical: absolute(site, fields.canonicalPath),
    image: absolute(site, picture(site, config.brand.socialImage).src),
    type: fields.type ?? 'website',
    robots: fields.indexable ? 'index' : 'noindex',
    published: fields.published ?? null,
    modified: lastModified === null ? null : zone.format(lastModified),
  };
}

/** A path of this site with its origin; an address on another host as it is. */
export const absolute = ({ config }: Pick<SharedContent, 'config'>, path: string) =>
  path.startsWith('/') ? config.origin + path : path;
