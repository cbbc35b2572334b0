import type { LayerBox, MemeCaption } from './meme';
import type { TextLayout } from './text-layout';

/** The way from a drawing of a layer to how that layer looks now, around the middle of its box. */
export interface Stretch {
  across: number;
  down: number;
  /** The way along the lines of the text, in pixels of the picture. */
  along: number;
}

/** The laid out text of a caption, and the room around it in its box. */
export interface LaidCaption {
  box: Pick<MemeCaption, 'width' | 'align'>;
  layout: TextLayout;
  pad: number;
}

/** A drawing that is shown as it was drawn. */
export const stillWhole: Stretch = { across: 1, down: 1, along: 0 };

/** Letters that are stretched further are no longer sharp. */
const mostStretch = 1.5;

/** Returns the stretch of a sticker, which fills its box. */
export function stickerStretch(
  drawn: Pick<LayerBox, 'width' | 'height'>,
  now: Pick<LayerBox, 'width' | 'height'>,
): Stretch {
  return { across: now.width / drawn.width, down: now.height / drawn.height, along: 0 };
}

/** Returns the stretch of a caption: `undefined` where its text is broken in other places or much larger, and has to be drawn again. */
export function captionStretch(drawn: LaidCaption, now: LaidCaption): Stretch | undefined {
  const { lines } = drawn.layout;
  const isSame =
    lines.length === now.layout.lines.length &&
    now.layout.lines.every((line, index) => line === lines[index]);
  const scale = now.layout.size / drawn.layout.size;
  if (!isSame || scale > mostStretch) return undefined;
  return { across: scale, down: scale, along: edgeOf(now) - scale * edgeOf(drawn) };
}

/** Returns where the lines are held, from the middle of the box. */
const edgeOf = ({ box: { width, align }, pad }: LaidCaption) =>
  ({ left: pad - width / 2, centre: 0, right: width / 2 - pad })[align];
