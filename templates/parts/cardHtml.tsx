import { DealCard } from '../../client/ui/DealCard.tsx';
import type { DealCardData } from '../../data/model/pages/view.ts';
import { renderMarkup } from '../html/renderMarkup.ts';

/** The cards of some hundred pages; more would take memory and save little time. */
const mostKept = 4_000;
const rendered = new Map<DealCardData, Map<string, string>>();

/**
 * The HTML of a deal's card. Pages that are rendered one after the other show many of the same cards, so each is
 * remembered until many others have come.
 */
export function cardHtml(deal: DealCardData, currency: string, load: 'soon' | 'near'): string {
  if (rendered.size > mostKept) rendered.clear();
  const forms = rendered.get(deal) ?? new Map<string, string>();
  rendered.set(deal, forms);
  const form = `${load} ${currency}`;
  const html = forms.get(form) ?? renderMarkup(<DealCard deal={deal} currency={currency} load={load} />);
  forms.set(form, html);
  return html;
}
