import type { Reference } from '../../../../data/schema/references.ts';

/** One of the values that a field can have, and its name for people. */
export interface Choice {
  readonly value: string | number | boolean;
  readonly label: string;
}

/** What every field of a form has. */
interface FieldHead {
  /** Its key in the content. */
  readonly name: string;
  readonly label: string;
  /** A sentence for whoever fills it in; empty for none. */
  readonly help: string;
  readonly isRequired: boolean;
}

/** A field of a form, for any editor. */
export type FormField = FieldHead &
  (
    | {
        readonly kind: 'text';
        /** Whether it can have several lines. */
        readonly isLong: boolean;
        readonly maxLength: number | null;
        /** Which form it has, as a regular expression that needs no flags, and in words. */
        readonly pattern: readonly [source: string, words: string] | null;
      }
    | {
        readonly kind: 'number';
        readonly isWhole: boolean;
        readonly min: number | null;
        readonly max: number | null;
      }
    /** Yes or no, where no says the same as nothing. */
    | { readonly kind: 'toggle'; readonly initial: boolean }
    | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
    | { readonly kind: 'choices'; readonly choices: readonly Choice[]; readonly max: number | null }
    | { readonly kind: 'date' }
    | { readonly kind: 'picture' }
    /** Text in Markdown, below the front matter. */
    | { readonly kind: 'body' }
    | { readonly kind: 'object'; readonly fields: readonly FormField[] }
    /** A list of texts, numbers or objects; `item` is one of them. */
    | {
        readonly kind: 'list';
        readonly item: FormField;
        readonly min: number | null;
        readonly max: number | null;
      }
    /** A value that no form can show; the editor keeps it as it is. */
    | { readonly kind: 'kept' }
  );

/** The choices of fields that name something of the content. */
export type ReferenceChoices = Readonly<Partial<Record<Reference, readonly Choice[]>>>;
