import MarkdownIt from 'markdown-it';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../diagnostics/sourceFile.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { createLineIndex } from '../../diagnostics/textLines.ts';
import { type SlotMarkup, type SlotSources, slotMarkup } from './slotMarkup.ts';
import type { SlotSource } from './slotRules.ts';

/** HTML of one's own on every page; empty where the content has none. */
export interface Slots {
  /** At the end of the head. */
  readonly head: string;
  readonly beforeFooter: string;
  /** Inside the footer. */
  readonly footer: string;
  /** The hosts that they need. */
  readonly sources: SlotSources;
}

/** The files of slots, by the names that they can have. */
const slotOf: Readonly<Record<string, keyof Omit<Slots, 'sources'>>> = {
  'slots/head.html': 'head',
  'slots/before-footer.html': 'beforeFooter',
  'slots/before-footer.md': 'beforeFooter',
  'slots/footer.html': 'footer',
  'slots/footer.md': 'footer',
};

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/** The slots of the content; reports what they may not contain, and files that are none (CD329). */
export function loadSlots(
  files: readonly SourceFile[],
  allowed: readonly string[],
  diagnostics: Diagnostic[],
): Slots {
  const slots = { head: '', beforeFooter: '', footer: '' };
  const sources: Partial<Record<SlotSource, string[]>> = {};
  for (const file of files) {
    const slot = slotOf[file.path];
    if (slot === undefined) {
      diagnostics.push(unknownSlot(file.path));
      continue;
    }
    const isMarkdown = file.path.endsWith('.md');
    const text = isMarkdown ? markdown.render(file.readText()) : file.readText();
    const markup = slotMarkup(text, slot === 'head' ? 'head' : 'body', allowed);
    diagnostics.push(...problemsOf(markup, file.path, isMarkdown ? null : text));
    slots[slot] += markup.html;
    for (const [source, hosts] of Object.entries(markup.sources) as [SlotSource, string[]][]) {
      sources[source] = [...new Set([...(sources[source] ?? []), ...hosts])].sort();
    }
  }
  return { ...slots, sources };
}

/** `text` is `null` for Markdown, whose places are not known. */
function problemsOf({ problems }: SlotMarkup, file: string, text: string | null): Diagnostic[] {
  const lines = text === null ? null : createLineIndex(text);
  return problems.map(({ offset, length, problem, hint }) =>
    diagnostic({ code: 'CD329', file, range: lines?.rangeAt(offset, length) ?? null, problem, hint }),
  );
}

function unknownSlot(file: string): Diagnostic {
  const names = Object.keys(slotOf);
  const near = suggest(file, names);
  return diagnostic({
    code: 'CD329',
    file,
    problem: 'There is no slot for this file.',
    expected: `one of ${names.join(', ')}`,
    hint: near && `Did you mean "${near}"?`,
  });
}
