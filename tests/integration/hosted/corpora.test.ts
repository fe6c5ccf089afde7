import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../cli/bundler/bundleFolder.mjs';
import { createSiteAssistant } from '../../../cli/commands/ask/siteAssistant.ts';
import type { Site } from '../../../cli/content/site.ts';
import { newConversation } from '../../../client/assistant/conversation/conversation.ts';
import type { TurnResult } from '../../../client/assistant/conversation/turn.ts';
import { takeHostedTurn } from '../../../client/assistant/hosted/takeHostedTurn.ts';
import { splitSentences, withoutMarkup } from '../../../client/assistant/hosted/verify/modelText.ts';
import type { BotMessage } from '../../../client/assistant/state/chatState.ts';
import { toBotMessage } from '../../../client/assistant/state/messages.ts';
import { takeTurn } from '../../../client/assistant/takeTurn.ts';
import { sampleWords } from '../../support/chats.ts';
import { testInstant } from '../../support/rig.ts';
import { sampleContent } from '../../support/sampleContent.ts';

/** A reply to the visitor's last words, with the deals that the model has chosen. */
interface Reply {
  readonly said: string | readonly string[];
  readonly deals: readonly string[];
  readonly reply: string;
  readonly chips?: readonly string[];
  /** What the model says, where that is not the form. */
  readonly raw?: string;
}

interface Truth extends Reply {
  /** True sentences that cannot be told from lies. */
  readonly mayLose?: readonly string[];
}

interface Lie extends Reply {
  readonly kind: string;
  /** What must not be shown. */
  readonly shows: string;
  /** A lie that cannot be told from the truth: a name in small letters, or of one word. */
  readonly isOpen?: boolean;
}

const corpus = <T>(name: string): T[] =>
  JSON.parse(readFileSync(path.join(root, 'tests', 'fixtures', 'hosted', `${name}.json`), 'utf8'));

/** The sample city with the deals that the corpora name. With more of them, a model would not be offered them all. */
function corpusCity(): Site {
  const named = new Set(
    ['truths', 'lies'].flatMap((name) => corpus<Reply>(name).flatMap(({ deals }) => deals)),
  );
  const city = sampleContent();
  return { ...city, deals: city.deals.filter(({ slug }) => named.has(slug)) };
}

const { knowledge, context } = createSiteAssistant(corpusCity(), Date.parse(testInstant));
const settings = { useHosted: true, key: null, model: null, temperature: null };

/** What visitors see of a reply: at its end, and of all parts before. */
async function shown({ said, deals, reply, chips = [], raw }: Reply) {
  const words = typeof said === 'string' ? [said] : said;
  const text = words.at(-1) ?? '';
  const conversation = words
    .slice(0, -1)
    .reduce(
      (before, earlier) => takeTurn(before, { type: 'text', text: earlier }, knowledge, context).conversation,
      newConversation,
    );
  const messages: BotMessage[] = [];
  const show = ({ answer }: TurnResult) => messages.push(toBotMessage({ at: 0, id: 'b' }, answer));
  const found = await takeHostedTurn(
    // Deals that were shown are always offered to a model.
    {
      conversation: { ...conversation, latest: [...conversation.latest, ...deals] },
      text,
      messages: [sampleWords(text)],
      settings,
      thread: null,
    },
    knowledge,
    context,
    async (_, { onText }) => {
      onText(raw ?? JSON.stringify({ deal_ids: deals, reply, chips }));
      return null;
    },
    {
      fetch: () => Promise.reject(new Error('No test asks the network')),
      sleep: () => Promise.resolve(),
      signal: new AbortController().signal,
      onPart: show,
      onThread: () => undefined,
      onFailure: () => undefined,
    },
  );
  show(found);
  return messages;
}

const visible = ({ text, options, followUpQuestion, quickReplies }: BotMessage) =>
  [text, ...options, followUpQuestion ?? '', ...quickReplies].join(' ¦ ');

/** Spaces of other widths look alike. */
const alike = (text: string) => text.replace(/\s+/gu, ' ');

describe('what a hosted model says of the sample catalogue', () => {
  it('is not shown where it is not so', async () => {
    const lies = corpus<Lie>('lies');
    const leaks: string[] = [];
    for (const lie of lies.filter(({ isOpen }) => !isOpen)) {
      const all = (await shown(lie)).map(visible).join(' ¦ ');
      if (all.includes(lie.shows)) leaks.push(`${lie.kind}: ${lie.shows}`);
    }
    expect(leaks).toEqual([]);
    expect(lies.length).toBeGreaterThan(600);
    expect(lies.filter(({ isOpen }) => isOpen).length).toBeLessThanOrEqual(10);
  });

  it('is shown where it is so', async () => {
    let count = 0;
    const lost: string[] = [];
    for (const truth of corpus<Truth>('truths')) {
      const text = alike((await shown(truth)).at(-1)?.text ?? '');
      for (const { text: sentence } of splitSentences(withoutMarkup(truth.reply))) {
        count++;
        const words = alike(sentence.replace(/^– /, ''));
        if (
          !text.includes(words) &&
          !truth.mayLose?.some((may) => may.includes(words) || words.includes(may))
        )
          lost.push(words);
      }
    }
    expect(lost).toEqual([]);
    expect(count).toBeGreaterThan(500);
  });
});
