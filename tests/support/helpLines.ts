import type { CityFiles } from './smallCity.ts';

/** The digits of the numbers of help that a city's assistant gives in an emergency. */
export function helpNumbers(files: CityFiles): string[] {
  const { assistant = {} } = files['site.json'] as { assistant?: Record<string, unknown> };
  const told = Object.entries(assistant).filter(([field]) => /emergency|help|crisis|care/i.test(field));
  return [...new Set(numbersIn(JSON.stringify(told)))];
}

/** The digits of the numbers of three digits or more in a text; "1-800-222-1222" is one number. */
export const numbersIn = (text: string): string[] =>
  [...text.matchAll(/(?<!\d)(?:(?:1[-. ])?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}|\d{3,6})(?!\d)/g)].map(([number]) =>
    number.replace(/\D/g, ''),
  );
