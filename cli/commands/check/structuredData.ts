import { rawText } from './markup.ts';
import type { CheckedPage } from './page.ts';

/** A thing that structured data speaks of. */
export interface Thing {
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The property of another thing that has it; `null` for one that stands alone. */
  readonly role: string | null;
}

/** The structured data of a page: all things in it, inner ones too; or why a part cannot be read. */
export function readStructuredData({ markup }: Pick<CheckedPage, 'markup'>): {
  things: Thing[];
  faults: string[];
} {
  const things: Thing[] = [];
  const faults: string[] = [];
  for (const script of markup.named('script')) {
    if (script.attributes.type?.toLowerCase() !== 'application/ld+json') continue;
    try {
      const data: unknown = JSON.parse(rawText(script));
      const context = isRecord(data) ? data['@context'] : undefined;
      if (!/^https?:\/\/schema\.org\/?$/.test(String(context)))
        faults.push('it does not say "@context": "https://schema.org"');
      gather(data, null, things);
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { things, faults };
}

function gather(value: unknown, role: string | null, things: Thing[]): void {
  if (Array.isArray(value)) {
    for (const item of value) gather(item, role, things);
    return;
  }
  if (!isRecord(value)) return;
  const type = value['@type'];
  if (type !== undefined) things.push({ type: String(type), fields: value, role });
  for (const [key, inner] of Object.entries(value)) gather(inner, key === '@graph' ? role : key, things);
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
