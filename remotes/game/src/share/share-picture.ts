import { drawnPicture, sharePicture } from '@rainbow-rabbit/parts/share';
import { drawPicture, pictureSize } from './draw-picture';
import type { PictureContent } from './picture-content';

/** Shares the picture of a complete rainbow. */
export async function shareRainbowPicture(content: PictureContent, text: string): Promise<void> {
  const picture = await drawnPicture(pictureSize, (context) => drawPicture(context, content));
  await sharePicture(picture, { fileName: 'rainbow-rabbit.png', text });
}
