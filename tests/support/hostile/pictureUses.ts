import type { CityFiles } from '../smallCity.ts';
import { fullCity } from './fullCity.ts';

const city = fullCity();
const site = city['site.json'] as Record<string, unknown>;
const [first, second] = city['categories.json'] as object[];

/** Content that uses a picture of these bytes, by its use; the file name ends with `ending`. */
export function pictureUses(ending: string, bytes: string | Uint8Array): Record<string, CityFiles> {
  const file = `images/own.${ending}`;
  const brand = (fields: object) => ({
    'site.json': { ...site, brand: { ...(site.brand as object), ...fields } },
  });
  const uses: Record<string, CityFiles> = {
    category: { 'categories.json': [first, { ...second, image: file }], [file]: bytes },
    icon: { ...brand({ icon: file }), [file]: bytes },
  };
  if (ending !== 'svg') return uses;
  return {
    ...uses,
    drawing: { 'drawings/cup.svg': bytes },
    skyline: { ...brand({ skyline: file }), [file]: bytes },
  };
}
