import { fireEvent, render, screen } from '@testing-library/react';
import { canShareLinks, canSharePictures, shareData } from './share-data';
import { ShareLink } from './share-link';
import { drawnPicture, sharePicture } from './share-picture';

const [share, canShare] = [jest.fn(), jest.fn()];
const picture = new Blob(['picture'], { type: 'image/png' });
const given = { fileName: 'hare.png', text: 'A hare' };

beforeEach(() => {
  share.mockReset().mockResolvedValue(undefined);
  canShare.mockReset().mockReturnValue(true);
  Object.assign(navigator, { share, canShare });
});
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(navigator, { share: undefined, canShare: undefined });
});

test('leaving the choice is no failure, and anything else is one', async () => {
  share.mockRejectedValueOnce(new DOMException('left', 'AbortError'));
  await shareData({ title: 'Hare' });
  share.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
  await expect(shareData({ title: 'Hare' })).rejects.toThrow('denied');
});

test('a picture is offered to other apps', async () => {
  await sharePicture(picture, given);
  const [{ files, text }] = share.mock.calls[0];
  expect([files[0].name, files[0].type, text]).toEqual(['hare.png', 'image/png', 'A hare']);
});

/** Collects the names of saved files. */
function watchSaving(): string[] {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:hare';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  picture.arrayBuffer = async () => new ArrayBuffer(1);
  return saved;
}

test('a picture is saved where the browser shares no files', async () => {
  canShare.mockReturnValue(false);
  expect(canSharePictures()).toBe(false);
  const saved = watchSaving();
  await sharePicture(picture, given);
  expect(saved).toEqual(['hare.png']);
  expect(share).not.toHaveBeenCalled();
});

test('a picture is saved where the browser refuses the sheet after a while, and only then', async () => {
  const saved = watchSaving();
  share.mockRejectedValueOnce(new DOMException('no gesture', 'NotAllowedError'));
  await sharePicture(picture, given);
  expect(saved).toEqual(['hare.png']);
  share.mockRejectedValueOnce(new DOMException('left', 'AbortError'));
  await sharePicture(picture, given);
  share.mockRejectedValueOnce(new DOMException('broken', 'DataError'));
  await expect(sharePicture(picture, given)).rejects.toThrow('broken');
  expect(saved).toEqual(['hare.png']);
});

test('a picture is drawn in its size', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function context(
    this: HTMLCanvasElement,
  ) {
    return { canvas: this } as unknown as RenderingContext;
  } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(picture));
  const sizes: number[] = [];
  const drawn = await drawnPicture({ width: 30, height: 20 }, ({ canvas }) => {
    sizes.push(canvas.width, canvas.height);
  });
  expect([drawn, ...sizes]).toEqual([picture, 30, 20]);
});

test('a link is offered by a button, where the browser has a sheet', () => {
  const link = (
    <ShareLink title="Hare" url={() => 'https://hare.example/'}>
      Share
    </ShareLink>
  );
  const { unmount } = render(link);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: 'Hare', url: 'https://hare.example/' });
  unmount();
  Object.assign(navigator, { share: undefined });
  expect(canShareLinks()).toBe(false);
  render(link);
  expect(screen.queryByRole('button')).toBeNull();
});
