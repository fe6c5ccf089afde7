import type { ChatWords } from '../../../data/language/chatWords.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { AssistantHead, DealCardData } from '../../../data/model/pages/view.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Image } from '../../ui/Image.tsx';
import { OfferSeal, Price, Saving } from '../../ui/Price.tsx';

interface ChatDealProps {
  readonly deal: DealRecord;
  readonly card: DealCardData;
  /** When and where; may be empty. */
  readonly facts: string;
  /** In a few words why it was chosen; may be empty. */
  readonly why: string;
  /** Whether it is the only deal of its answer: then there is room for its summary. */
  readonly isAlone: boolean;
  readonly head: AssistantHead;
  readonly words: ChatWords;
  /** The tags of the language of the conversation and of the deals, if these differ. */
  readonly languages?: { readonly spoken: string; readonly deals: string } | null | undefined;
}

/** A recommended deal. Its title links to its page, its button to the vendor. */
export function ChatDeal(props: ChatDealProps) {
  const { deal, card, facts, why, isAlone, words, languages } = props;
  const lang = languages?.deals;
  return (
    <article
      lang={languages?.spoken}
      className={`offer tone-${card.category.tone}${isAlone ? ' alone' : ''}`}
    >
      {isAlone && <p className="offers">{words.deal}</p>}
      <div className="frame">
        <Image picture={card.image} load="soon" sizes={isAlone ? '116px' : '72px'} />
      </div>
      <OfferSeal offer={card.offer} labels={words} />
      <div className="about">
        <h3 lang={lang}>
          <a href={card.href}>{deal.title}</a>
        </h3>
        {facts && <p className="facts">{facts}</p>}
        {isAlone && <p lang={lang}>{deal.summary}</p>}
        {why && <p className="why">{why}</p>}
      </div>
      <Purchase {...props} />
    </article>
  );
}

/** The code, the price and the button. */
function Purchase({ deal, card: { href, offer }, head, words, languages }: ChatDealProps) {
  const { currency } = head;
  const lang = languages?.deals;
  const disclosure = languages ? words.disclosure : head.disclosure;
  const { url, couponCode } = deal;
  return (
    <div className="buy">
      {couponCode && (
        <p className="code">
          {words.code} <code>{couponCode}</code>
          <button type="button" data-action="copy" data-opens={href}>
            {words.copy}
            <span className="unseen">{` ${couponCode}`}</span>
          </button>
        </p>
      )}
      <div>
        <p className="cost" lang={offer.kind === 'words' ? lang : undefined}>
          <Price offer={offer} currency={currency} labels={words} />
          <Saving offer={offer} currency={currency} labels={words} />
        </p>
        {url && <p className="paid">{`${disclosure} · ${deal.vendor}`}</p>}
      </div>
      <a
        className="button get"
        href={url || href}
        target="_blank"
        {...(url
          ? {
              'data-action': 'open',
              'data-opens': href,
              'data-code': couponCode,
              rel: 'sponsored noopener',
            }
          : { rel: 'noopener' })}
      >
        {words.get}
        <span className="unseen" lang={lang}>{`: ${deal.title}`}</span>
        <Icon name="out" />
      </a>
    </div>
  );
}
