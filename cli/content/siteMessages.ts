import { englishMessages } from '../../data/language/english/messages.ts';
import type { MessageKey, Messages } from '../../data/language/messages.ts';
import type { Catalogue } from '../../data/messages/catalogue.ts';
import { catalogueFor, messagesIn } from '../../data/messages/catalogues.ts';
import { checkMessage, type MessageProblem } from '../../data/messages/checkMessage.ts';
import { languagesWithWords } from '../../data/model/languages.ts';
import type { OwnMessages } from '../../data/schema/messages.ts';
import type { WrittenSite } from '../../data/schema/site.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Draft, draftDiagnostic } from './draft.ts';
import { routeWordsOf } from './siteRoutes.ts';

export const messagesFile = 'messages.json';

/**
 * All that the program says on a site and in its addresses, in the language of the site and with its own words. Adds to
 * `diagnostics` each message that cannot be used (CD334), lacks a value or names an unknown one (CD335), and a language with too
 * few messages (CD336); English stands in for what is missing.
 */
export function siteMessages(
  site: Draft<WrittenSite> | null,
  own: Draft<OwnMessages> | null,
  diagnostics: Diagnostic[],
): Catalogue {
  if (!site?.value) return catalogueFor('en-US');
  const { language: tag } = site.value;
  const texts = withoutAbsent(own?.value ?? {});
  if (own) diagnostics.push(...problemsIn(own, texts, tag));
  const program = messagesIn(tag);
  const missing = program ? [] : messageKeys.filter((key) => texts[key] === undefined);
  const isKnown = own === null || own.value !== null;
  if (isKnown && missing.length > 0) diagnostics.push(tooFew(site, tag, missing));
  return { tag, texts: { ...englishMessages, ...program, ...texts }, routes: routeWordsOf(site.value) };
}

const messageKeys = Object.keys(englishMessages) as readonly MessageKey[];

const withoutAbsent = ({ $schema, ...own }: OwnMessages): Partial<Messages> =>
  Object.fromEntries(Object.entries(own).filter(([, text]) => text !== undefined));

function problemsIn(own: Draft<OwnMessages>, texts: Partial<Messages>, tag: string): Diagnostic[] {
  return messageKeys.flatMap((key) => {
    const { [key]: text } = texts;
    const problem = text === undefined ? null : checkMessage(text, englishMessages[key], tag);
    return problem ? [draftDiagnostic(own, [key], describe(problem, key, tag))] : [];
  });
}

function describe(problem: MessageProblem, key: MessageKey, tag: string) {
  const english = `The English one is: ${englishMessages[key]}`;
  if (problem.kind === 'syntax') {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    return {
      code: 'CD334',
      problem: `"${key}" is not a valid message: ${problem.why}.`,
      expected: `ICU MessageFormat; a plural in "${tag}" has the cases ${pluralCategories.join(', ')}`,
      hint: english,
    } as const;
  }
  const braces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');
  const { missing, unknown } = problem;
  const faults = [
    ...(missing.length > 0 ? [`lacks ${braces(missing)}`] : []),
    ...(unknown.length > 0 ? [`has ${braces(unknown)}, which has no value here`] : []),
  ];
  return { code: 'CD335', problem: `"${key}" ${faults.join(' and ')}.`, hint: english } as const;
}

function tooFew(site: Draft<WrittenSite>, tag: string, missing: readonly MessageKey[]): Diagnostic {
  const [first = ''] = missing;
  const languages = Object.entries(languagesWithWords).map(([code, name]) => `${name} ("${code}")`);
  const isNew = missing.length === messageKeys.length;
  return draftDiagnostic(site, ['language'], {
    code: 'CD336',
    problem: isNew
      ? `The program has no words in "${tag}" yet.`
      : `The program has no words in "${tag}", and ${messagesFile} lacks ${missing.length} of ${messageKeys.length}, such as "${first}".`,
    expected: `${languages.join(', ')}; or a language with all words in ${messagesFile}`,
    hint: `"city-deals messages --language ${tag}" writes ${messagesFile} with the English words that are to be translated.`,
  });
}
