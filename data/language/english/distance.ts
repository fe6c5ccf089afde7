import { words } from './patterns.ts';

/** Words about distance from the visitor. */
export const distance = words(
  'far|farther|further away|furthest|near|near ?by|nearest|nearer|close ?by|close to|closest|closer|close enough to walk|directions?|miles?|kms?|kilomet(?:er|re)s?|distance|(?<!(?:area|location|neighbou?rhood|part of town|district) (?:\\w+ )?)walkable(?! (?:area|neighbou?rhood|location|part|district))|walkability|within walking|stones throw|vicinity|proximity|around (?:here|me|my place|us)|in (?:my|our|the) area|from (?:here|me)|from my (?:place|house|hotel|home|location)|where (?:i am|we are)|where (?:im|were) (?:at|staying)|(?:my|current) location|(?:local|next) to me|(?:down|up) the (?:street|road|block)|(?:around|round) the corner|(?:\\d+ )?minutes? (?:away|walk|drive)|\\d+ minutes? from|(?:short|quick) (?:walk|drive|ride|hop)|how (?:do i|to) get (?:there|to)|get there|blocks? (?:away|from)|within \\d+ (?:minutes|blocks)|right here|commute|long haul|trek|schlep|on foot from|reachable|close(?= [.,]| $)|too close|a (?:walk|drive) away|away from me',
);
