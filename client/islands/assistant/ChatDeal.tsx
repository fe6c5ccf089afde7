import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { AssistantHead, DealCardData } from '../../../data/model/pages/view.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Image } from '../../ui/Image.tsx';
import { OfferSeal, Price, Saving } from '../../ui/Price.tsx';

/** A recommended deal. Its title links to its page, its button to the vendor. */
export function ChatDeal({
  deal,
  card: { href, category, image, offer },
  why,
  isAlone,
  head: { currency, disclosure },
}: {
  readonly deal: DealRecord;
  readonly card: DealCardData;
  /** In a few words why it was chosen; may be empty. */
  readonly why: string;
  /** Whether it is the only deal of its answer. */
  readonly isAlone: boolean;
  readonly head: AssistantHead;
}) {
  const { url, couponCode } = deal;
  return (
    <article className={`offer tone-${category.tone}`}>
      {isAlone && <p className="offers">Here's a great deal for you:</p>}
      <div className="frame">
        <Image picture={image} load="soon" sizes="116px" />
      </div>
      <OfferSeal offer={offer} />
      <div className="about">
        <h3>
          <a href={href}>{deal.title}</a>
        </h3>
        <p>{deal.summary}</p>
        {why && <p className="why">{why}</p>}
      </div>
      <div className="buy">
        {couponCode && (
          <p className="code">
            Code <code>{couponCode}</code>
            <button type="button" data-action="copy" data-opens={href}>
              Copy<span className="unseen">{` ${couponCode}`}</span>
            </button>
          </p>
        )}
        <p className="cost">
          <Price offer={offer} currency={currency} />
          <Saving offer={offer} currency={currency} />
        </p>
        <a
          className="button get"
          href={url || href}
          target="_blank"
          {...(url
            ? { 'data-action': 'open', 'data-opens': href, rel: 'sponsored noopener' }
            : { rel: 'noopener' })}
        >
          Get Deal
          <span className="unseen">{`: ${deal.title}`}</span>
          <Icon name="out" />
        </a>
        {url && <p className="paid">{`${disclosure}. Opens ${deal.vendor}’s site.`}</p>}
      </div>
    </article>
  );
}
