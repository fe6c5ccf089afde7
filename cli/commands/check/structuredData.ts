import { type Markup, rawText } from '../../html/markup.ts';

/** An entity of structured data, such as a product. */
export interface Entity {
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The property of another entity that contains it; `null` at the top level. */
  readonly role: string | null;
}

/** The structured data of a page: all entities, nested ones included, and why some of it cannot be read. */
export function readStructuredData(markup: Markup): { entities: Entity[]; errors: string[] } {
  const entities: Entity[] = [];
  const errors: string[] = [];
  for (const script of markup.named('script')) {
    if (script.attributes.type?.toLowerCase() !== 'application/ld+json') continue;
    try {
      const data: unknown = JSON.parse(rawText(script));
      const context = isRecord(data) ? data['@context'] : undefined;
      if (!/^https?:\/\/schema\.org\/?$/.test(String(context))) {
        errors.push('it lacks "@context": "https://schema.org"');
      }
      collectEntities(data, null, entities);
    } catch (error) {
      errors.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { entities, errors };
}

function collectEntities(value: unknown, role: string | null, entities: Entity[]): void {
  if (Array.isArray(value)) {
    for (const item of value) collectEntities(item, role, entities);
    return;
  }
  if (!isRecord(value)) return;
  const type = value['@type'];
  if (type !== undefined) entities.push({ type: String(type), fields: value, role });
  for (const [key, inner] of Object.entries(value)) {
    collectEntities(inner, key === '@graph' ? role : key, entities);
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
