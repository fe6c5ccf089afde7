// What listings can be filtered and sorted by, besides places.

/** @typedef {import('../../rivalCity.ts').RivalListing} Listing */
/** @typedef {{ id: string, label: string, href: string, count?: number, isExtra?: boolean }} Choice */

/** @type {readonly Choice[]} */
export const times = [
  { id: 'now', label: 'Open now', href: '/deals?when=now', isExtra: true },
  { id: 'today', label: 'Today', href: '/deals/today' },
  { id: 'tonight', label: 'Tonight', href: '/deals/tonight' },
  { id: 'tomorrow', label: 'Tomorrow', href: '/deals?when=tomorrow', isExtra: true },
  { id: 'weekend', label: 'This weekend', href: '/deals/weekend' },
];

/** Filters with few values, each a button. */
export const facets = {
  price: { name: 'Price', choices: ['Under $50', '$50 to $150', '$150 and up'] },
  audience: { name: 'Audience', choices: ['Good for families', 'For adults'] },
  setting: { name: 'Setting', choices: ['Indoors', 'Outdoors'] },
  soon: { name: 'Ends soon', choices: ['Ends within 14 days'] },
};

/** Orders of a listing, its own first. @param {Listing['kind']} kind */
export const sortsOf = (kind) => [
  kind === 'when' ? 'Next Events First' : 'Highest Discount',
  ...['Expiring Soon', 'Most Popular', 'Lowest Price', 'Newest', 'Nearest'],
];

export const dateField = '<label>On a date<input type="date" value=""/></label>';
