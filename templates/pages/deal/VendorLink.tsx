import { Icon } from '../../../client/ui/Icon.tsx';

/** The way to the vendor, with the disclosure that has to stand beside it. Opens a window of its own. */
export function VendorButton({
  url,
  deal,
  disclosure,
}: {
  readonly url: string;
  readonly deal: { readonly href: string };
  readonly disclosure: string;
}) {
  return (
    <>
      <a
        className="button get"
        data-action="open"
        data-opens={deal.href}
        href={url}
        target="_blank"
        rel="sponsored noopener"
      >
        Get This Deal
        <Icon name="out" />
      </a>
      <p className="paid">{disclosure}</p>
    </>
  );
}
