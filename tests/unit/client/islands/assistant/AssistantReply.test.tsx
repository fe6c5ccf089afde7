import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type BotMessage, type ChatState, newChat } from '../../../../../client/assistant/state/chatState.ts';
import { AssistantReply } from '../../../../../client/islands/assistant/AssistantReply.tsx';
import type { LoadedAssistant } from '../../../../../client/islands/assistant/findAnswer.ts';
import { sampleAssistantHead, sampleReply } from '../../../../support/chats.ts';
import { sampleDealData, sampleRecord } from '../../../../support/dealData.ts';
import { sampleFound } from '../../assistant/support/chatEvents.ts';

const url = 'https://kitchen.example';
const data = sampleDealData({ deals: [sampleRecord('soup', { url }), sampleRecord('pie', { url })] });
/** A reply looks at the deals alone. */
const assistant = { data } as LoadedAssistant;

function render(
  bot: BotMessage | null,
  changes: Partial<ChatState> = {},
  isLatest = true,
  isAsking = false,
): string {
  const chat = { ...newChat, messages: bot ? [bot] : [], ...changes };
  const ignore = () => undefined;
  const session = { chat, assistant, announced: '', isAsking, dispatch: ignore, answerLocally: ignore };
  return renderToStaticMarkup(
    <AssistantReply head={sampleAssistantHead} session={session} bot={bot} isLatest={isLatest} now={0} />,
  );
}

const deals = (...slugs: string[]) => slugs.map((slug) => ({ slug, why: '' }));
const thinking = {
  type: 'thinking',
  turn: 1,
  request: { type: 'place' },
  isDue: false,
  found: null,
  part: null,
} as const;

describe('client/islands/assistant/AssistantReply', () => {
  it('says its text, its options, its deals and its question', () => {
    const bot = sampleReply({ options: ['Or bread.'], deals: deals('soup'), followUpQuestion: 'For whom?' });
    const html = render(bot);
    const places = ['Soup is on.', 'Or bread.', 'Title of soup', 'For whom?'].map((text) =>
      html.indexOf(text),
    );
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('shows no bubble of text that would repeat the one before, but its deals', () => {
    const html = render(sampleReply({ skipTextBubble: true, deals: deals('soup') }));
    expect(html).not.toContain('Soup is on.');
    expect(html).toContain('Title of soup');
  });

  it('introduces one deal and several in words of their own, once', () => {
    expect(render(sampleReply({ deals: deals('soup') }))).toContain('Here&#x27;s a great deal for you:');
    const several = render(sampleReply({ deals: deals('soup', 'pie') }));
    expect(several.match(/Here are some great deals for you:/g)).toHaveLength(1);
    expect(several).not.toContain('Here&#x27;s a great deal');
  });

  it('says nothing of deals that are no longer there', () => {
    expect(render(sampleReply({ deals: deals('gone') }))).not.toContain('great deal');
  });

  it('keeps its question back while that is on its way, and types', () => {
    const bot = sampleReply({ followUpQuestion: 'For whom?' });
    const html = render(bot, { phase: { type: 'following', turn: 1 } });
    expect(html).toContain('Marge is typing');
    expect(html).not.toContain('For whom?');
    expect(render(bot, { phase: { type: 'following', turn: 1 } }, false)).toContain('For whom?');
  });

  it('types while an answer is looked for, and offers nothing meanwhile', () => {
    const html = render(null, { phase: thinking });
    expect(html).toContain('Marge is typing');
    expect(html).not.toContain('<button');
  });

  it('shows what is known of an answer that comes piece by piece, and types on', () => {
    const [deal] = data.deals;
    if (!deal) throw new Error('There is a deal');
    const found = sampleFound({ reply: '', deals: [{ deal, why: 'Warm' }] });
    const html = render(null, { phase: { ...thinking, isDue: true, part: found } });
    expect(html).toContain('Title of soup');
    expect(html).not.toContain('class="bubble"></p>');
    expect(html).toContain('Marge is typing');
    const later = sampleFound({ reply: 'Try the soup.' });
    expect(render(null, { phase: { ...thinking, part: later } })).toContain('Try the soup.');
  });

  it('offers an answer of the guide while a hosted model takes longer than the guide would', () => {
    const offer = 'Answer without AI';
    const late = { ...thinking, isDue: true };
    expect(render(null, { phase: late }, true, true)).toContain(offer);
    expect(render(null, { phase: late }, true, false)).not.toContain(offer);
    expect(render(null, { phase: thinking }, true, true)).not.toContain(offer);
    const part = sampleFound({ reply: 'Try the soup.' });
    expect(render(null, { phase: { ...late, part } }, true, true)).not.toContain(offer);
  });

  it('offers to try again what was stopped or failed', () => {
    expect(render(null, { unanswered: { type: 'place' } })).toContain('Try again');
    expect(render(sampleReply())).not.toContain('Try again');
    expect(render(sampleReply(), { unanswered: { type: 'place' } }, false)).not.toContain('Try again');
  });

  it('can be copied and rated, and says how it was rated', () => {
    const html = render(sampleReply({ feedbackGiven: 'good' }));
    expect(html).toContain('aria-label="Copy this reply"');
    expect(html).toContain('aria-label="Good reply" aria-pressed="true"');
    expect(html).toContain('aria-label="Bad reply" aria-pressed="false"');
    expect(render(sampleReply(), {}, false)).not.toContain('<button');
  });

  it('asks where the visitor is once that is of use, and says what became of it', () => {
    const ask = 'Allow location access for personalized recommendations?';
    expect(render(sampleReply())).not.toContain(ask);
    expect(render(sampleReply(), { needsLocation: true })).toContain(ask);
    expect(render(sampleReply(), { location: { status: 'loading' } })).toContain('Finding where you are');
    const html = render(sampleReply(), {
      needsLocation: true,
      location: { status: 'error', message: 'Not today' },
    });
    expect(html).toContain('Not today');
    expect(html).not.toContain(ask);
  });
});
