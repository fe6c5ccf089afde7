import { parse, type Token } from '@messageformat/parser';
import type { CompiledMessage, MessageChoice } from './formatMessage.ts';

/** The message that `text` says in ICU MessageFormat, as plain data. Throws if its syntax is invalid. */
export const compileMessage = (text: string): CompiledMessage => messageOf(parse(text, { strict: true }));

/** Text and arguments that stand together are one text. */
function messageOf(tokens: readonly Token[]): CompiledMessage {
  const parts: (string | MessageChoice)[] = [''];
  for (const part of tokens.map(partOf)) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  const [first = '', ...others] = parts.filter((part) => part !== '');
  return others.length === 0 && typeof first === 'string' ? first : [first, ...others];
}

function partOf(token: Token): string | MessageChoice {
  switch (token.type) {
    case 'content':
      if (/[{}]/.test(token.value)) throw new Error('a brace is always part of an argument');
      return token.value;
    case 'argument':
      return `{${token.arg}}`;
    case 'octothorpe':
      return '{}';
    case 'plural':
    case 'select':
      return [
        token.arg,
        Object.fromEntries(token.cases.map(({ key, tokens }) => [key.replace('=', ''), messageOf(tokens)])),
      ];
    default:
      throw new Error(`"${token.type}" is not supported: write {name}, plural or select`);
  }
}
