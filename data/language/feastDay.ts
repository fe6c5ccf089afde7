/** When a feast is in any year: on a day of a month, on the nth weekday of it (-1 for the last), or at Easter. */
export type FeastDay = (
  | { readonly month: number; readonly day: number }
  | { readonly month: number; readonly weekday: number; readonly nth: number }
  | { readonly easter: true }
) & {
  /** So many days later, or earlier if negative. */
  readonly plus?: number;
  /** How many days it lasts; 1 if absent. */
  readonly days?: number;
};
