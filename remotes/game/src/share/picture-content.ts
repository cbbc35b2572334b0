import type { Colour } from '@rainbow-rabbit/shared/ui';

/** A colour of the picture: its paint, and the path of its shape in a drawing of 24 × 24. */
export interface PictureColour {
  colour: Colour;
  paint: string;
  shape: string;
}

/** Everything that the picture of a complete rainbow shows; texts are translated. */
export interface PictureContent {
  /** In the order of the sky, the outermost band first. */
  colours: readonly PictureColour[];
  title: string;
  nickname: string;
  /** The place, time or block, as far as they are known. */
  lines: readonly string[];
  event: string;
  paper: string;
  ink: string;
  /** The faces of the page, for the title and for the rest. */
  displayFont: string;
  font: string;
}
