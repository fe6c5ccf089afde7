import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cardsOf } from '../../../../../client/deals/dealCards.ts';
import { ChatDeal } from '../../../../../client/islands/assistant/ChatDeal.tsx';
import { englishChat } from '../../../../../data/language/english/chat.ts';
import { spanishChat } from '../../../../../data/language/spanish/chat.ts';
import type { DealRecord } from '../../../../../data/model/deals/dealRecord.ts';
import { sampleAssistantHead } from '../../../../support/chats.ts';
import { sampleDealData, sampleRecord } from '../../../../support/dealData.ts';

function render(
  fields: Partial<DealRecord> = {},
  {
    why = '',
    facts = '',
    isAlone = false,
    words = englishChat,
    languages = null as { spoken: string; deals: string } | null,
  } = {},
): string {
  const deal = sampleRecord('soup', { url: 'https://kitchen.example/soup', ...fields });
  const [card] = cardsOf([deal], sampleDealData({ deals: [deal] }));
  if (!card) throw new Error('A deal has a card');
  return renderToStaticMarkup(
    <ChatDeal
      deal={deal}
      card={card}
      facts={facts}
      why={why}
      isAlone={isAlone}
      head={sampleAssistantHead}
      words={words}
      languages={languages}
    />,
  );
}

const button = (html: string) => /<a class="button get"[^>]*>/.exec(html)?.[0] ?? '';

describe('client/islands/assistant/ChatDeal', () => {
  it("links its title to the deal's page and its button to the vendor in a new tab", () => {
    const html = render();
    expect(html).toContain('<a href="/deal/soup">Title of soup</a>');
    expect(button(html)).toContain('href="https://kitchen.example/soup"');
    expect(button(html)).toContain('target="_blank"');
    expect(button(html)).toContain('rel="sponsored noopener"');
    expect(button(html)).toContain('data-action="open" data-opens="/deal/soup"');
  });

  it('discloses the paid link and names the vendor', () => {
    expect(render()).toContain('Paid link · Sample Kitchen');
  });

  it('marks the language of its labels, and that of what is of the deal itself', () => {
    const languages = { spoken: 'es', deals: 'en' };
    const html = render({}, { words: spanishChat, languages, isAlone: true });
    expect(html).toContain('<article lang="es"');
    expect(html).toContain('<h3 lang="en">');
    expect(html).toContain('Enlace pagado · Sample Kitchen');
    expect(render()).not.toContain('lang=');
  });

  it("links to the deal's page without disclosure if the vendor has none", () => {
    const html = render({ url: '' });
    expect(button(html)).toContain('href="/deal/soup"');
    expect(button(html)).toContain('target="_blank"');
    expect(button(html)).not.toContain('sponsored');
    expect(button(html)).not.toContain('data-opens');
    expect(html).not.toContain('Paid link');
  });

  it('shows the saving only if there is one', () => {
    expect(render({ price: 40, originalPrice: 50 })).toContain('Save $10');
    expect(render({ price: 12.5, originalPrice: 20.49 })).toContain('Save $7.99');
    expect(render({ price: 40, originalPrice: 40 })).not.toContain('Save $');
    expect(render({ price: 40, originalPrice: 30 })).not.toContain('Save $');
  });

  it('shows the discount only if there is one', () => {
    expect(render({ percent: 20 })).toContain('<b>20%</b> off');
    expect(render({ price: 0 })).not.toContain('% off');
  });

  it('names the code of a deal that has one, to be copied', () => {
    const html = render({ couponCode: 'SPRING20' });
    expect(html).toContain('Code <code>SPRING20</code><button');
    expect(html).toContain('data-action="copy" data-opens="/deal/soup"');
    expect(render()).not.toContain('<code>');
  });

  it('shows why it was chosen, if known', () => {
    expect(render({}, { why: 'Indoors, and below $60' })).toContain('>Indoors, and below $60</p>');
    expect(render()).not.toContain('why');
  });

  it('says when and where it takes place, if known', () => {
    expect(render({}, { facts: 'Today 5–9 PM · Old Town' })).toContain('>Today 5–9 PM · Old Town</p>');
    expect(render()).not.toContain('facts');
  });

  it('has an introduction and its summary if it is the only deal', () => {
    expect(render({}, { isAlone: true })).toContain('Here&#x27;s a great deal for you:');
    expect(render({ summary: 'Hot.' }, { isAlone: true })).toContain('<p>Hot.</p>');
    expect(render({ summary: 'Hot.' })).not.toMatch(/great deal|Hot/);
  });

  it('has labels in the language of the conversation', () => {
    const html = render(
      { percent: 20, price: 40, originalPrice: 50, couponCode: 'SPRING20' },
      { words: spanishChat },
    );
    for (const label of ['20%</b> menos', 'Ahorras $10', 'Ver oferta', 'Código <code>', 'Copiar'])
      expect(html).toContain(label);
    expect(html).not.toMatch(/Save|Get Deal|Code|Copy| off/);
  });

  it('escapes HTML', () => {
    expect(render({ title: '<img src=x>', vendor: '<b>' })).not.toMatch(/<img src=x>|· <b>/);
  });
});
