import { siteTag } from '../messages/t.ts';

const kilometersInMile = 1.609;

/** From here on, in miles or kilometers, a tenth says nothing to a visitor. */
const wholeFrom = 10;

/** A distance as the site's language writes it, in miles where its country uses them, a tenth at least: "0.8 mi", "12 mi", "1,3 km". */
export function distanceLabel(kilometers: number): string {
  const language = siteTag();
  const isInMiles = /-(?:US|GB)$/.test(language);
  const amount = Math.max(0.1, isInMiles ? kilometers / kilometersInMile : kilometers);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isInMiles ? 'mile' : 'kilometer',
    unitDisplay: 'short',
    maximumFractionDigits: amount < wholeFrom ? 1 : 0,
  }).format(amount);
}
