import type { ReasonWords } from '../reasonWords.ts';

export const englishReasons: ReasonWords = {
  indoor: 'indoors',
  outdoor: 'outdoors',
  citywide: 'citywide',
  inArea: 'in {area}',
  inAreas: 'in {count} parts of town',
  away: '{miles} miles away',
  free: 'free',
  total: '{total} for {count}',
  each: '{paid} each',
  ages: 'ages {from} to {to}',
  fromAge: 'from age {from}',
  onDate: 'on {date}',
  inSeason: 'in season from {month}',
  open: 'open',
  soldOut: 'sold out',
};
