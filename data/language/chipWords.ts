/** The labels of the visitor's wishes as chips; {names} are replaced. */
export interface ChipWords {
  readonly family: string;
  readonly adults: string;
  readonly indoor: string;
  readonly outdoor: string;
  readonly both: string;
  readonly adventurous: string;
  readonly relaxing: string;
  readonly free: string;
  /** With {min}, {max} or both: amounts of money. */
  readonly from: string;
  readonly under: string;
  readonly between: string;
  /** A price near `{max}`. */
  readonly about: string;
  readonly alone: string;
  /** With {count}. */
  readonly people: string;
  /** With {what}: something ruled out. */
  readonly not: string;
}
