/** Why a deal was chosen, in a few words that begin in lower case; {names} are replaced. */
export interface ReasonWords {
  readonly indoor: string;
  readonly outdoor: string;
  readonly citywide: string;
  /** With {area}: a neighborhood; with {count}: several. */
  readonly inArea: string;
  readonly inAreas: string;
  /** With {miles}. */
  readonly away: string;
  readonly free: string;
  /** What all who come pay: {total} for {count}. */
  readonly total: string;
  /** What each who comes pays: {paid}. */
  readonly each: string;
  /** For whom it is: {from} and {to} are ages. */
  readonly ages: string;
  readonly fromAge: string;
  /** With {date}: the next day of an event. */
  readonly onDate: string;
  /** With {month}. */
  readonly inSeason: string;
  /** Before opening hours. */
  readonly open: string;
  /** After the time of a session. */
  readonly soldOut: string;
}
