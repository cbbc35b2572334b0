import { captionStretch, type LaidCaption, stickerStretch } from './stretch';

const laid = (width: number, size: number, align: LaidCaption['box']['align'] = 'centre'): LaidCaption => ({
  box: { width, align },
  layout: { size, lines: ['Go to', 'bed'], isFitting: true },
  pad: 12,
});

test('a sticker is stretched as its box is', () => {
  expect(stickerStretch({ width: 100, height: 50 }, { width: 150, height: 100 })).toEqual({
    across: 1.5,
    down: 2,
    along: 0,
  });
});

test('a caption grows with its letters, and its lines stay where they are held', () => {
  expect(captionStretch(laid(400, 50), laid(500, 60))).toEqual({ across: 1.2, down: 1.2, along: 0 });
  // The left edge of the letters was 188 from the middle, and has to be 238 from it.
  expect(captionStretch(laid(400, 50, 'left'), laid(500, 50, 'left'))?.along).toBe(-50);
  expect(captionStretch(laid(400, 50, 'right'), laid(500, 50, 'right'))?.along).toBe(50);
});

test('a caption is drawn again where its lines break anew, or would be blurred', () => {
  const other = laid(400, 50);
  expect(
    captionStretch(laid(400, 50), { ...other, layout: { ...other.layout, lines: ['Go to bed'] } }),
  ).toBeUndefined();
  expect(captionStretch(laid(400, 50), laid(400, 76))).toBeUndefined();
  expect(captionStretch(laid(400, 50), laid(400, 74))).toBeDefined();
});
