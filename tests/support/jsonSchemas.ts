import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { JsonSchema } from '../../cli/commands/schema/schemaParts.ts';

/** Keywords that only editors read. */
const editorKeywords = [
  'enumDescriptions',
  'errorMessage',
  'patternErrorMessage',
  'picture',
  'readingLength',
  'references',
];

/** What a validator that knows nothing of city-deals finds in JSON text: the marked text and the message. */
export interface Mark {
  readonly marked: string;
  readonly message: string;
}

const ajv = new Ajv2020({
  allErrors: true,
  strict: true,
  strictRequired: false,
  strictTypes: false,
  validateFormats: false,
});
ajv.addVocabulary(editorKeywords);

/** A check of JSON texts against `schema`. Formats are not checked: patterns have to say the same. */
export function createSchemaCheck(schema: JsonSchema): (text: string) => Mark[] {
  const validate = ajv.compile(schema);
  return (text) => {
    validate(JSON.parse(text));
    return (validate.errors ?? []).map((error) => ({
      marked: markedText(text, error),
      message: error.message ?? '',
    }));
  };
}

/** The key that should not be there, or else the value that breaks a rule. */
function markedText(text: string, { instancePath, params }: ErrorObject): string {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~')));
  const tree = parseTree(text);
  const key: unknown = params.additionalProperty;
  if (typeof key === 'string') return JSON.stringify(key);
  const node = tree && findNodeAtLocation(tree, path);
  return node ? text.slice(node.offset, node.offset + node.length) : '';
}
