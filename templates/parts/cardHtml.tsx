import { DealCard } from '../../client/ui/DealCard.tsx';
import type { DealCard as DealCardData } from '../../data/model/view.ts';
import { renderMarkup } from '../renderMarkup.ts';

const rendered = new WeakMap<DealCardData, Map<string, string>>();

/**
 * The HTML of a deal's card. The same card stands on many pages, so it is rendered once and remembered for as long as
 * the plan that has it.
 */
export function cardHtml(deal: DealCardData, currency: string, load: 'soon' | 'near'): string {
  let forms = rendered.get(deal);
  if (!forms) {
    forms = new Map();
    rendered.set(deal, forms);
  }
  const form = `${load} ${currency}`;
  let html = forms.get(form);
  if (html === undefined) {
    html = renderMarkup(<DealCard deal={deal} currency={currency} load={load} />);
    forms.set(form, html);
  }
  return html;
}
