import type { DealProps } from '../../../data/model/pages/deal.ts';

/** The name of a vendor, as a link if it has a page on this site. */
export const VendorName = ({ vendor: { name, href } }: Pick<DealProps, 'vendor'>) =>
  href === null ? name : <a href={href}>{name}</a>;
