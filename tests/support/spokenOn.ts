import { Parser } from 'htmlparser2';

const spokenAttributes = ['aria-label', 'title', 'alt', 'placeholder', 'content'];

/**
 * What visitors read or hear on a page, in the language of the page: texts, and attributes that are shown or read out, but for
 * parts that are marked as another language.
 */
export function spokenOn(html: string): string[] {
  const said: string[] = [];
  const silences: boolean[] = [];
  const add = (text: string | undefined) => {
    if (!silences.includes(true) && text?.trim()) said.push(text.trim());
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const isForeign = attributes.lang !== undefined && name !== 'html';
      silences.push(isForeign || name === 'script' || name === 'style');
      for (const attribute of spokenAttributes) add(attributes[attribute]);
    },
    ontext: add,
    onclosetag: () => void silences.pop(),
  });
  parser.end(html);
  return said;
}
