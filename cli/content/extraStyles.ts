import postcss, { CssSyntaxError, type Node, type Root } from 'postcss';
import { type Diagnostic, diagnostic, type Range } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/sourceFile.ts';

export const extraStylesFile = 'extra.css';

/**
 * The styles of `extra.css` as pages inline them, in a cascade layer above all others; empty without the file. Reports what
 * browsers would not understand or the site's security policy would block (CD330).
 */
export function extraStyles(file: SourceFile | null, diagnostics: Diagnostic[]): string {
  if (!file) return '';
  const root = parse(file, diagnostics);
  if (!root) return '';
  diagnostics.push(...refusedIn(root, file.path));
  const css = compact(root);
  return css === '' ? '' : `@layer extra{${css}}`;
}

function parse(file: SourceFile, diagnostics: Diagnostic[]): Root | null {
  try {
    return postcss.parse(file.readText());
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { line = 1, column = 1, reason } = error;
    const range = { start: { line, column }, end: { line, column: column + 1 } };
    diagnostics.push(unusable(file.path, range, `This is not valid CSS: ${reason.toLowerCase()}.`, null));
    return null;
  }
}

function refusedIn(root: Root, file: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  root.walk((node) => {
    const refused = refusal(node);
    if (refused) found.push(unusable(file, rangeOf(node), ...refused));
  });
  return found;
}

function refusal(node: Node): readonly [problem: string, hint: string] | null {
  const text = node.toString();
  if (node.type === 'atrule' && /^@(?:import|charset|namespace)\b/i.test(text)) {
    return [`${/^@\w+/.exec(text)?.[0]} has no effect here.`, 'Write all styles into this file.'];
  }
  if (node.type !== 'decl') return null;
  const address = /url\(\s*["']?((?:https?:)?\/\/[^"')\s]*|data:[^"')\s]{0,20})/i.exec(text)?.[1];
  if (address === undefined) return null;
  return [
    `The security policy of the site blocks ${address}.`,
    'Put the file into public/, and write its path, such as url(/files/paper.png).',
  ];
}

const rangeOf = ({ source }: Node): Range | null =>
  source?.start && source.end ? { start: source.start, end: source.end } : null;

const unusable = (file: string, range: Range | null, problem: string, hint: string | null) =>
  diagnostic({ code: 'CD330', file, range, problem, hint });

/** The styles without comments and without the white space between rules and declarations. */
function compact(root: Root): string {
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walk((node) => {
    node.raws = {
      ...node.raws,
      before: '',
      between: node.type === 'decl' ? ':' : '',
      after: '',
      semicolon: false,
    };
  });
  root.raws = { after: '' };
  // Outside of strings it would be invalid anyway.
  return root.toString().replace(/<\/(?=style)/gi, '<\\/');
}
