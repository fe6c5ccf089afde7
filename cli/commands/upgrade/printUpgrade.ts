import { applyEdits, type Edit } from 'jsonc-parser';
import type { ContentEdit } from '../../content/contentEdits.ts';
import { splitLines } from '../../diagnostics/textLines.ts';
import type { FileStep, UpgradePlan, UpgradeStep } from './planUpgrade.ts';

/** How many changes of a step are shown, unless all are asked for. */
const shownOfStep = 8;

/** The steps of an upgrade with the lines that they change, the first ones of each or all. */
export function printSteps({ steps }: UpgradePlan, label: string, isFull: boolean): string {
  return steps.map((step) => printStep(step, label, isFull)).join('\n\n');
}

function printStep({ name, about, files }: UpgradeStep, label: string, isFull: boolean): string {
  const changes = files.flatMap((step) => changesOf(step, label));
  const shown = isFull ? changes : changes.slice(0, shownOfStep);
  const hidden = changes.length - shown.length;
  return [
    `${name}: ${about}`,
    ...shown,
    ...(hidden > 0 ? [`  and ${hidden} more like these; --full shows all`] : []),
  ].join('\n');
}

/** The changes of a file: where, and the lines before and after. */
function changesOf({ file, before, edits }: FileStep, label: string): string[] {
  return [...edits]
    .sort((a, b) => a.offset - b.offset)
    .map((edit) => {
      const { line, removed, added } = lineChange(before, edit);
      return [
        `  ${label}/${file}:${line}`,
        ...removed.map((text) => `  - ${text}`),
        ...added.map((text) => `  + ${text}`),
      ].join('\n');
    });
}

/** The whole lines that an edit changes, without those that it only touches. */
function lineChange(text: string, edit: Edit) {
  const start = text.lastIndexOf('\n', edit.offset - 1) + 1;
  const lineEnd = text.indexOf('\n', edit.offset + edit.length);
  const end = lineEnd < 0 ? text.length : lineEnd;
  const before = text.slice(start, end);
  const after = applyEdits(before, [{ ...edit, offset: edit.offset - start }]);
  const [removed, added] = [splitLines(before), splitLines(after)];
  const isSame = (a: number, b: number) => removed.at(a) === added.at(b);
  let head = 0;
  while (head < Math.min(removed.length, added.length) && isSame(head, head)) head++;
  let tail = 0;
  const most = Math.min(removed.length, added.length) - head;
  while (tail < most && isSame(-1 - tail, -1 - tail)) tail++;
  return {
    line: splitLines(text.slice(0, start)).length + head,
    removed: removed.slice(head, removed.length - tail),
    added: added.slice(head, added.length - tail),
  };
}

/** How many deals get files of their own. */
export function printSplit(edits: readonly ContentEdit[], label: string): string {
  const lists = edits.flatMap(({ file, before }) => (before === null ? [] : [`${label}/${file}`]));
  const count = edits.filter(({ after }) => after !== null).length;
  return `split: ${lists.join(', ')}\n  become ${count} files ${label}/deals/<slug>.json with one deal each`;
}
