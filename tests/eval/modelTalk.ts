import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { printAnswer } from '../../cli/commands/ask/printAnswer.ts';
import { detailsOfDeals } from '../../cli/outputs/detailFiles.ts';
import { hostedBrief } from '../../cli/outputs/hostedBrief.ts';
import { newConversation } from '../../client/assistant/conversation/conversation.ts';
import type { TurnResult } from '../../client/assistant/conversation/turn.ts';
import type { HostedQuestion, Provider } from '../../client/assistant/hosted/providers/provider.ts';
import { type HostedTurnContext, takeHostedTurn } from '../../client/assistant/hosted/takeHostedTurn.ts';
import type { Message } from '../../client/assistant/state/chatState.ts';
import { toBotMessage } from '../../client/assistant/state/messages.ts';
import { takeTurn } from '../../client/assistant/takeTurn.ts';
import { hash32 } from '../../data/model/hash32.ts';
import { openSiteAssistant, saturdayMorning } from '../support/askBatch.ts';
import { sourcesFrom } from '../support/hostedSources.ts';

/** Thrown where a conversation cannot go on before a model has answered. */
class Unanswered extends Error {}

type City = ReturnType<typeof openSiteAssistant>;

/**
 * Holds the conversations in `conversations/ID.txt` of a folder, one message a line, with the answers of a model in
 * `answers/ID-TURN.json`, whoever writes them. What has no answer yet is in `requests/ID-TURN.txt` afterwards, with
 * `instructions.txt` for all of them, and what visitors see in `transcripts/ID.txt`. `args` are the folder and the instant (ISO
 * 8601) at which the conversations are held.
 */
export async function modelTalk(
  [folder = '', now = saturdayMorning]: readonly string[],
  print: (text: string) => void,
): Promise<void> {
  const city = openSiteAssistant(path.resolve('data/content'), now);
  for (const kind of ['answers', 'requests', 'transcripts'])
    mkdirSync(path.join(folder, kind), { recursive: true });
  let waiting = 0;
  for (const file of readdirSync(path.join(folder, 'conversations'))) {
    const id = path.basename(file, '.txt');
    const lines = readFileSync(path.join(folder, 'conversations', file), 'utf8').split('\n');
    const turns = lines.map((line) => line.trim()).filter(Boolean);
    const { shown, isWhole } = await converse(turns, city, (turn) => modelIn(folder, `${id}-${turn}`, city));
    writeFileSync(path.join(folder, 'transcripts', `${id}.txt`), `${shown.join('\n\n')}\n`);
    if (!isWhole) waiting++;
  }
  print(`${waiting} requests wait for an answer`);
}

/** What visitors see of a conversation, turn by turn, up to the first one that `providerOf` has no answer for. */
async function converse(
  turns: readonly string[],
  { knowledge, context, site }: City,
  providerOf: (turn: number) => Provider,
): Promise<{ readonly shown: readonly string[]; readonly isWhole: boolean }> {
  const details = detailsOfDeals(site, knowledge.data);
  const seeded = { ...context, seed: hash32(`${context.seed} ${turns[0] ?? ''}`) };
  const at = context.now;
  const hearing: HostedTurnContext = {
    fetch: () => Promise.reject(new Error('Nobody is asked over a network')),
    sleep: () => Promise.resolve(),
    signal: new AbortController().signal,
    sourcesOf: async (_, spoken) => sourcesFrom(details, spoken, at),
    onAsking: () => undefined,
    onPart: () => undefined,
    onThread: () => undefined,
    onFailure: async () => undefined,
  };
  const settings = { useHosted: true, key: null, model: null, temperature: null };
  const shown: string[] = [];
  let conversation = newConversation;
  let messages: Message[] = [];
  for (const [index, text] of turns.entries()) {
    messages = [...messages, { sender: 'user', id: `u${index}`, text, timestamp: at }];
    const loaded = Promise.resolve({ provider: providerOf(index + 1), brief: hostedBrief(site) });
    const asked = { conversation, text, messages, settings, thread: null };
    let result: TurnResult;
    try {
      result =
        (await takeHostedTurn(asked, knowledge, seeded, loaded, hearing)) ??
        takeTurn(conversation, { type: 'text', text }, knowledge, seeded);
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      return { shown: [...shown, `You: ${text}`], isWhole: false };
    }
    ({ conversation } = result);
    messages = [...messages, toBotMessage({ at, id: `b${index}` }, result.answer)];
    shown.push(printAnswer(text, result.answer, knowledge, at));
  }
  return { shown, isWhole: true };
}

/** A model that answers with the file named `key`, and writes its request where there is none. */
function modelIn(folder: string, key: string, { site }: City): Provider {
  return async (question, { onText }) => {
    const file = path.join(folder, 'answers', `${key}.json`);
    if (!existsSync(file)) {
      writeFileSync(path.join(folder, 'requests', `${key}.txt`), requestText(question));
      const { schema } = hostedBrief(site).format;
      const instructions = `${question.instructions}\n\nThe JSON Schema of answers: ${JSON.stringify(schema)}\n`;
      writeFileSync(path.join(folder, 'instructions.txt'), instructions);
      throw new Unanswered(key);
    }
    onText(readFileSync(file, 'utf8'));
    return null;
  };
}

const requestText = ({ input }: HostedQuestion): string =>
  input.map(({ role, content }) => `<${role}>\n${content}\n</${role}>\n`).join('');
