import type { Reference } from '../../../../data/schema/references.ts';
import type { JsonSchema } from '../schemaParts.ts';
import { labelOf, withLabels } from './fieldLabel.ts';
import type { Choice, FormField, ReferenceChoices } from './formField.ts';

/** Keys that are for programs, or that follow from others. */
const isHidden = (name: string, isRequired: boolean) =>
  name === '$schema' || name === 'clickCount' || (name === 'id' && !isRequired);

/** The fields of an object, from its JSON Schema with the keyword `references`. */
export function formFields(schema: JsonSchema, references: ReferenceChoices): readonly FormField[] {
  return fieldsOf(schema, { references, isInOptional: false });
}

function fieldsOf(schema: JsonSchema, context: FormContext): readonly FormField[] {
  const required = (schema.required ?? []) as readonly string[];
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  const siblings = Object.keys(properties);
  return Object.entries(properties).map(([name, part]) =>
    formField(name, part, { ...context, siblings, isRequired: required.includes(name) }),
  );
}

interface FormContext {
  readonly references: ReferenceChoices;
  /** Whether it is a part of something that need not be there. */
  readonly isInOptional: boolean;
}

interface FieldContext extends FormContext {
  readonly isRequired: boolean;
  /** The keys of the object that the field is in. */
  readonly siblings: readonly string[];
}

function formField(name: string, schema: JsonSchema, context: FieldContext): FormField {
  const { isRequired, siblings } = context;
  const head = { name, label: labelOf(name), help: helpOf(schema, siblings), isRequired };
  if (isHidden(name, isRequired)) return { ...head, kind: 'kept' };
  return { ...head, ...contentOf(name, schema, context) };
}

/** A field without what every field has. */
type FieldContent = FormField extends infer Field
  ? Field extends FormField
    ? Omit<Field, 'name' | 'label' | 'help' | 'isRequired'>
    : never
  : never;

function contentOf(name: string, schema: JsonSchema, context: FieldContext): FieldContent {
  const choices = choicesOf(schema, context.references);
  if (choices !== null) return { kind: 'choice', choices };
  if (schema.picture === true) return { kind: 'picture' };
  switch (schema.type) {
    case 'string':
      return schema.format === 'date' ? { kind: 'date' } : textOf(schema);
    case 'number':
    case 'integer':
      return { kind: 'number', isWhole: schema.type === 'integer', ...boundsOf(schema) };
    case 'boolean':
      return booleanOf(schema, context);
    case 'object':
      return objectOf(schema, context);
    case 'array':
      return listOf(name, schema, context);
    default:
      return { kind: 'kept' };
  }
}

function textOf({ maxLength, pattern, patternErrorMessage }: JsonSchema): FieldContent {
  const max = typeof maxLength === 'number' ? maxLength : null;
  // Editors test patterns without the flag that Unicode properties need.
  const isPlain = typeof pattern === 'string' && !/\\[pP]\{|\(\?<[!=]/.test(pattern);
  return {
    kind: 'text',
    isLong: typeof pattern === 'string' && pattern.includes('\\r\\n'),
    maxLength: max,
    pattern: isPlain ? [pattern, String(patternErrorMessage ?? 'Another form is expected.')] : null,
  };
}

/** Where "no" is a claim of its own, it is one of two choices, and choosing none claims nothing. */
function booleanOf({ default: initial, const: only }: JsonSchema, context: FieldContext): FieldContent {
  const isAlwaysThere = context.isRequired && !context.isInOptional;
  if (only === true || initial !== undefined || isAlwaysThere)
    return { kind: 'toggle', initial: initial === true };
  return { kind: 'choice', choices: yesAndNo };
}

const yesAndNo: readonly Choice[] = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
];

function objectOf(schema: JsonSchema, { references, isRequired, isInOptional }: FieldContext): FieldContent {
  const fields = fieldsOf(schema, { references, isInOptional: isInOptional || !isRequired });
  return fields.length === 0 ? { kind: 'kept' } : { kind: 'object', fields };
}

function listOf(name: string, schema: JsonSchema, context: FieldContext): FieldContent {
  const items = schema.items as JsonSchema | undefined;
  if (items === undefined || schema.prefixItems !== undefined) return { kind: 'kept' };
  const max = numberOr(schema.maxItems);
  // An entry of a list is there because somebody added it.
  const item = formField(name, items, { ...context, isRequired: true, isInOptional: false });
  if (item.kind === 'choice') return { kind: 'choices', choices: item.choices, max };
  if (item.kind === 'kept' || item.kind === 'list' || item.kind === 'choices') return { kind: 'kept' };
  return { kind: 'list', item, min: numberOr(schema.minItems), max };
}

/** The values that a field can have, if they are few and known; `null` for any other field. */
function choicesOf(schema: JsonSchema, references: ReferenceChoices): readonly Choice[] | null {
  const { enum: values, const: only, references: reference, anyOf } = schema;
  if (reference !== undefined) {
    const known = references[reference as Reference] ?? [];
    return known.length === 0 ? null : known;
  }
  if (Array.isArray(values)) return values.map((value) => choiceOf(value));
  if (typeof only === 'string') return [choiceOf(only)];
  if (Array.isArray(anyOf)) return choicesOfAll(anyOf as readonly JsonSchema[], references);
  return wholeNumbers(schema);
}

function choicesOfAll(
  options: readonly JsonSchema[],
  references: ReferenceChoices,
): readonly Choice[] | null {
  const all = options.map((option) => choicesOf(option, references) ?? wholeNumbers(option, manyNumbers));
  const known = all.flatMap((choices) => (choices === null ? [] : [choices]));
  return known.length === all.length ? known.flat() : null;
}

/** As many numbers as one likes to choose from: the months of a year. */
const fewNumbers = 12;
/** As many as a list beside other values can have. */
const manyNumbers = 100;

function wholeNumbers({ type, minimum, maximum }: JsonSchema, most = fewNumbers): readonly Choice[] | null {
  const [min, max] = [numberOr(minimum), numberOr(maximum)];
  if (type !== 'integer' || min === null || max === null || max - min >= most) return null;
  return Array.from({ length: max - min + 1 }, (_, index) => choiceOf(min + index));
}

const choiceOf = (value: string | number): Choice => ({ value, label: labelOf(String(value)) });

const boundsOf = ({ minimum, maximum, exclusiveMinimum }: JsonSchema) => ({
  min: numberOr(minimum ?? exclusiveMinimum),
  max: numberOr(maximum),
});

const numberOr = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The description with names of fields as the form has them, and an example if it is a short one. */
function helpOf({ description, examples }: JsonSchema, siblings: readonly string[]): string {
  const example: unknown = Array.isArray(examples) ? examples[0] : undefined;
  const isShort = typeof example === 'number' || (typeof example === 'string' && example.length <= 60);
  const about = withLabels(typeof description === 'string' ? description : '', siblings);
  return [about, isShort ? `Example: ${example}` : ''].filter((part) => part !== '').join(' ');
}
