/** How the drag of a sheet ended. */
export interface Drag {
  /** How far down the sheet was taken, in pixels. */
  readonly distance: number;
  /** How fast it went down at last, in pixels a millisecond. */
  readonly speed: number;
  /** Of the sheet, in pixels. */
  readonly height: number;
}

/** A flick this fast is meant, however short it is. */
const flick = 0.5;
/** Shorter ways are those of an unsteady hand. */
const shortest = 24;
/** The share of a sheet that a slow hand has to take down. */
const enough = 0.3;

/** Whether a drag that ended so puts the sheet away; else it comes back. */
export const putsAway = ({ distance, speed, height }: Drag): boolean =>
  distance > height * enough || (distance > shortest && speed > flick);
