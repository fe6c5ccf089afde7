import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type BotMessage, type ChatState, newChat } from '../../../../../client/assistant/state/chatState.ts';
import { AssistantReply } from '../../../../../client/islands/assistant/AssistantReply.tsx';
import * as view from '../../../../../client/islands/assistant/answerView.ts';
import type { LoadedAssistant } from '../../../../../client/islands/assistant/loadAssistant.ts';
import { english } from '../../../../../data/language/english/english.ts';
import { sampleAssistantHead, sampleReply } from '../../../../support/chats.ts';
import { sampleDealData, sampleRecord } from '../../../../support/dealData.ts';
import { sampleFound } from '../../assistant/support/chatEvents.ts';

const url = 'https://kitchen.example';
const data = sampleDealData({ deals: [sampleRecord('soup', { url }), sampleRecord('pie', { url })] });
/** A reply needs only the deals, their view and their times. */
const assistant = {
  data,
  view,
  language: english,
  nextTimes: () => 'Today',
} as Partial<LoadedAssistant> as LoadedAssistant;

function render(
  bot: BotMessage | null,
  changes: Partial<ChatState> = {},
  isLatest = true,
  isAsking = false,
): string {
  const chat = { ...newChat, messages: bot ? [bot] : [], ...changes };
  const ignore = () => undefined;
  const session = {
    chat,
    assistant,
    hosted: null,
    announced: '',
    isAsking,
    dispatch: ignore,
    answerLocally: ignore,
  };
  return renderToStaticMarkup(
    <AssistantReply head={sampleAssistantHead} session={session} bot={bot} isLatest={isLatest} now={0} />,
  );
}

const deals = (...slugs: string[]) => slugs.map((slug) => ({ slug, why: '', day: null }));
const thinking = {
  type: 'thinking',
  turn: 1,
  request: { type: 'place' },
  isDue: false,
  found: null,
  part: null,
} as const;

describe('client/islands/assistant/AssistantReply', () => {
  it('links the numbers to call of help lines, asks for no location beside them, and links no other numbers', () => {
    const text = 'Please call.\n☎ Line 9: call 116-123, or text HI to 55501\n✉ Shelter: text SAFE to 55502';
    const html = render(sampleReply({ text }), { needsLocation: true });
    expect(html.match(/<a [^>]*>/g)).toEqual(['<a href="tel:116-123">']);
    expect(html).not.toContain('location');
    expect(render(sampleReply({ text: 'For 12 people\nfrom 100: 200' }))).not.toContain('tel:');
  });

  it('shows text, options, deals and question', () => {
    const bot = sampleReply({ options: ['Or bread.'], deals: deals('soup'), followUpQuestion: 'For whom?' });
    const html = render(bot);
    const places = ['Soup is on.', 'Or bread.', 'Title of soup', 'For whom?'].map((text) =>
      html.indexOf(text),
    );
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('shows no repeated text, but its deals', () => {
    const html = render(sampleReply({ skipTextBubble: true, deals: deals('soup') }));
    expect(html).not.toContain('Soup is on.');
    expect(html).toContain('Title of soup');
  });

  it('introduces one deal and several deals differently', () => {
    expect(render(sampleReply({ deals: deals('soup') }))).toContain('Here&#x27;s a great deal for you:');
    const several = render(sampleReply({ deals: deals('soup', 'pie') }));
    expect(several.match(/Here are some great deals for you:/g)).toHaveLength(1);
    expect(several).not.toContain('Here&#x27;s a great deal');
  });

  it('says what a model has chosen, and what each of its deals is known from', () => {
    const origin = { label: 'A model chose.', sources: [{ slug: 'soup', fields: 'price and hours' }] };
    const html = render(sampleReply({ deals: deals('soup', 'pie'), origin }));
    expect(html).toContain('<details class="origin"><summary>A model chose.</summary>');
    expect(html).toMatch(/<li><a href="\/deal\/soup">Title of soup<\/a>: price and hours<\/li>/);
    expect(html).toMatch(/<li><a href="\/deal\/pie">Title of pie<\/a><\/li>/);
    expect(render(sampleReply({ deals: deals('soup') }))).not.toContain('origin');
  });

  it('leaves out deals that no longer exist', () => {
    expect(render(sampleReply({ deals: deals('gone') }))).not.toContain('great deal');
  });

  it('shows typing instead of a question that is not due', () => {
    const bot = sampleReply({ followUpQuestion: 'For whom?' });
    const html = render(bot, { phase: { type: 'following', turn: 1 } });
    expect(html).toContain('Marge is typing');
    expect(html).not.toContain('For whom?');
    expect(render(bot, { phase: { type: 'following', turn: 1 } }, false)).toContain('For whom?');
  });

  it('shows typing and no actions while thinking', () => {
    const html = render(null, { phase: thinking });
    expect(html).toContain('Marge is typing');
    expect(html).not.toContain('<button');
  });

  it('shows the part of a streamed answer that has arrived, and typing', () => {
    const [deal] = data.deals;
    if (!deal) throw new Error('There is a deal');
    const found = sampleFound({ reply: '', deals: [{ deal, why: 'Warm', day: null }] });
    const html = render(null, { phase: { ...thinking, isDue: true, part: found } });
    expect(html).toContain('Title of soup');
    expect(html).not.toContain('class="bubble"></p>');
    expect(html).toContain('Marge is typing');
    const later = sampleFound({ reply: 'Try the soup.' });
    expect(render(null, { phase: { ...thinking, part: later } })).toContain('Try the soup.');
  });

  it('offers an answer without AI if the hosted model is late', () => {
    const offer = 'Answer without AI';
    const late = { ...thinking, isDue: true };
    expect(render(null, { phase: late }, true, true)).toContain(offer);
    expect(render(null, { phase: late }, true, false)).not.toContain(offer);
    expect(render(null, { phase: thinking }, true, true)).not.toContain(offer);
    const part = sampleFound({ reply: 'Try the soup.' });
    expect(render(null, { phase: { ...late, part } }, true, true)).not.toContain(offer);
  });

  it('offers to retry a stopped or failed turn', () => {
    expect(render(null, { unanswered: { type: 'place' } })).toContain('Try again');
    expect(render(sampleReply())).not.toContain('Try again');
    expect(render(sampleReply(), { unanswered: { type: 'place' } }, false)).not.toContain('Try again');
  });

  it('has buttons to copy and rate, and shows the rating', () => {
    const html = render(sampleReply({ feedbackGiven: 'good' }));
    expect(html).toContain('aria-label="Copy this reply"');
    expect(html).toContain('aria-label="Good reply" aria-pressed="true"');
    expect(html).toContain('aria-label="Bad reply" aria-pressed="false"');
    expect(render(sampleReply(), {}, false)).not.toContain('<button');
  });

  it('offers to use the location when useful, and shows the outcome', () => {
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
