import { memoize } from '../../../data/model/memoize.ts';
import type { SharedContent } from '../../content/site.ts';
import type { TextCache } from '../../files/textCache.ts';
import { frameHash } from '../frameHash.ts';

/** What builds remember of pictures, so that they draw only those that they publish. */
export type PictureMemory = <Facts extends object | string>(picture: string, draw: () => Facts) => Facts;

/** What earlier builds with the same frame, which has all drawings and colors, have kept in `cache`. Facts are plain JSON. */
export function pictureMemory(site: SharedContent, cache: TextCache): PictureMemory {
  const name = `pictures-${frameHash(site)}`;
  const before: Readonly<Record<string, unknown>> = JSON.parse(cache.read(name) ?? '{}');
  const now = new Map<string, unknown>();
  cache.write(name, () => JSON.stringify(Object.fromEntries(now)));
  return (picture, draw) => {
    const facts = (Object.hasOwn(before, picture) ? before[picture] : draw()) as ReturnType<typeof draw>;
    now.set(picture, facts);
    return facts;
  };
}

/** `make`, called once at most. */
export function once<Value extends NonNullable<unknown>>(make: () => Value): () => Value {
  const made = memoize((_: null) => make());
  return () => made(null);
}
