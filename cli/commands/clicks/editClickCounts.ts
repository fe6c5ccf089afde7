import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';

/**
 * The text of a file of deals with other click counts, by slug. Nothing but those numbers changes; slugs that the file
 * does not have are passed over.
 */
export function editClickCounts(text: string, counts: ReadonlyMap<string, number>): string {
  const deals = parseTree(text)?.children ?? [];
  const pieces: string[] = [];
  let end = 0;
  for (const deal of deals) {
    const place = findNodeAtLocation(deal, ['clickCount']);
    const count = counts.get(slugOf(deal));
    if (!place || count === undefined || place.value === count) continue;
    pieces.push(text.slice(end, place.offset), String(count));
    end = place.offset + place.length;
  }
  return pieces.join('') + text.slice(end);
}

const slugOf = (deal: Node): string => String(findNodeAtLocation(deal, ['slug'])?.value ?? '');
