import { t } from '../../../data/messages/t.ts';

/** A link to a new mail. Short, because percent-encoded text hardly compresses. */
const mailto = (to: string, subject: string, url: string) =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(url)}`;

/** A mailto link that shares the deal. */
export const shareHref = (deal: { readonly title: string }, url: string): string =>
  mailto('', deal.title, url);

/** A mailto link that reports a problem to the operator of the site. */
export const reportHref = (email: string, deal: { readonly title: string }, url: string): string =>
  mailto(email, t('deal.report-subject', { deal: deal.title }), url);
