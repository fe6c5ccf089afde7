import type { PictureGround, Point } from './mapProjection.ts';

/** What browsers need to show deals on the map of the city. */
export interface MapData extends PictureGround {
  /** The address of the picture, which has the shapes as `#city`. */
  readonly href: string;
  readonly attribution: string;
  /** The parts of the city by name, at their points of the picture. */
  readonly places: readonly (Point & { readonly name: string; readonly size: 'large' | 'small' })[];
}
