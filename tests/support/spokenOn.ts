import { Parser } from 'htmlparser2';

const spokenAttributes = ['aria-label', 'title', 'alt', 'placeholder', 'content'];

/** What visitors read or hear on a page: texts, and attributes that are shown or read out. */
export function spokenOn(html: string): string[] {
  const said: string[] = [];
  let silent = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' || name === 'style') silent++;
      for (const attribute of spokenAttributes) if (attributes[attribute]) said.push(attributes[attribute]);
    },
    ontext(text) {
      if (silent === 0 && text.trim() !== '') said.push(text.trim());
    },
    onclosetag(name) {
      if (name === 'script' || name === 'style') silent--;
    },
  });
  parser.end(html);
  return said;
}
