import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../cli/bundler/bundleFolder.mjs';
import { createSiteAssistant } from '../../../cli/commands/ask/siteAssistant.ts';
import { newConversation } from '../../../client/assistant/conversation/conversation.ts';
import { readTurn } from '../../../client/assistant/conversation/readTurn.ts';
import { shortlist } from '../../../client/assistant/recommend/shortlist.ts';
import { testInstant } from '../../support/rig.ts';
import { sampleContent } from '../../support/sampleContent.ts';

/** What somebody says, and the deals of the sample city that they hope for. */
interface PlainWish {
  readonly says: string;
  readonly wants: readonly string[];
}

const wishes: readonly PlainWish[] = JSON.parse(
  readFileSync(path.join(root, 'tests', 'fixtures', 'hosted', 'wishes.json'), 'utf8'),
);
const { knowledge, context } = createSiteAssistant(sampleContent(), Date.parse(testInstant));

/** The slugs that a model chooses from after `text`. */
const listFor = (text: string) =>
  shortlist(readTurn(newConversation, { type: 'text', text }, knowledge, context), [], 24).map(
    ({ slug }) => slug,
  );

describe('the deals that a hosted model chooses from', () => {
  it('hold nearly all that plain wishes mean', () => {
    const missed = wishes.flatMap(({ says, wants }) => {
      const list = listFor(says);
      return wants.filter((slug) => !list.includes(slug)).map((slug) => `${says}: ${slug}`);
    });
    const wanted = wishes.flatMap(({ wants }) => wants).length;
    expect(wishes.length).toBeGreaterThanOrEqual(100);
    expect(missed.length / wanted, missed.join('\n')).toBeLessThanOrEqual(0.05);
  });

  it.each([
    ['a price', 'oysters and bubbly under $5', 'oyster-hour-elizabeth'],
    ['a place', 'a string quartet in Ballantyne', 'quartet-elizabeth'],
    ['who comes', 'axe throwing with my 4 year old', 'axe-throwing-south-end'],
    ['a setting', 'bowling outdoors', 'bowling-university'],
    ['a negation', 'no pizza? I mean I do want pizza and beer', 'square-pizza-south-end'],
  ])('hold what is named although %s speaks against it', (_, text, slug) => {
    expect(listFor(text)).toContain(slug);
  });
});
