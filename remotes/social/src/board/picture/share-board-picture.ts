import { drawnPicture, sharePicture } from '@rainbow-rabbit/parts/share';
import { type BoardPicture, boardPictureSize, drawBoardPicture } from './draw-board-picture';

/** Shares the picture of a board. */
export async function shareBoardPicture(board: BoardPicture, text: string): Promise<void> {
  await document.fonts.ready;
  const picture = await drawnPicture(boardPictureSize, (context) => drawBoardPicture(context, board));
  await sharePicture(picture, { fileName: 'rainbow-rabbit.png', text });
}
