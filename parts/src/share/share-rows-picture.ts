import { drawRowsPicture, type RowsPicture, rowsPictureSize } from './draw-rows-picture';
import { drawnPicture, sharePicture } from './share-picture';

/** Shares the picture of some rows. */
export async function shareRowsPicture(rows: RowsPicture, text: string): Promise<void> {
  await document.fonts.ready;
  const picture = await drawnPicture(rowsPictureSize, (context) => drawRowsPicture(context, rows));
  await sharePicture(picture, { fileName: 'rainbow-rabbit.png', text });
}
