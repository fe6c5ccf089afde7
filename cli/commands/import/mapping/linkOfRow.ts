import { isHttps } from '../../../../data/schema/addresses.ts';
import { BadValue } from './rejection.ts';

/** The address of a link with all of its parameters; empty if there is none. Throws BadValue for any other scheme. */
export function linkOfRow(text: string, field: string): string {
  if (text === '') return '';
  const address = addressOf(text);
  if (address !== null) return address;
  throw new BadValue('link', field, text, 'This is not an http: or https: address.');
}

/** The address of a picture; `null` if there is none that browsers take. */
export const pictureOfRow = (text: string): string | null =>
  text === '' ? null : addressOf(text.split('\n')[0] ?? '');

const maxLength = 2048;

function addressOf(text: string): string | null {
  const secure = text.replace(/^http:\/\//i, 'https://').replace(/^\/\//, 'https://');
  const escaped = secure.replace(/[ "<>\\|^`{}]/g, (character) => encodeURIComponent(character));
  return escaped.length <= maxLength && isHttps(escaped) ? escaped : null;
}
