/** A picture of the product that other programs show: phones on their home screen, chats beside a link. */
export interface Picture {
  /** Its name in `shell/public`. */
  file: string;
  width: number;
  height: number;
  /** Pixels of the picture for each of the page: below 1, the page shows more. */
  scale?: number;
  /** The sign with the corners that it has in the app, or filling the square, which phones cut to their own shape. */
  drawing: 'sign' | 'square-sign' | 'front-page';
}

/** The pictures that `shell/index.html` and the web manifest name. */
export const pictures: readonly Picture[] = [
  { file: 'icon-192.png', width: 192, height: 192, drawing: 'sign' },
  { file: 'icon-512.png', width: 512, height: 512, drawing: 'sign' },
  { file: 'icon-maskable-192.png', width: 192, height: 192, drawing: 'square-sign' },
  { file: 'icon-maskable-512.png', width: 512, height: 512, drawing: 'square-sign' },
  { file: 'apple-touch-icon.png', width: 180, height: 180, drawing: 'square-sign' },
  { file: 'preview.png', width: 1200, height: 630, scale: 0.9375, drawing: 'front-page' },
];

/** The sign without its own round corners. */
export const squareSign = (svg: string): string => svg.replace(/ rx="15"/, '');
