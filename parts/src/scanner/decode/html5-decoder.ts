import type { Part } from '../domain/luma';
import type { Decoder } from './decoder';
import { openPicture } from './open-picture';

/** This decoder works on the page's own thread: it gets small pictures, and pauses longer than it works. */
const longestSidePx = 480;
const restMs = 400;

/** The longer side at which a photo is read: in full, a large one would block the page for seconds. */
const photoSidePx = 1000;

/** The sizes, as shares of that, at which a photo has to give the same text: this decoder doesn't report how sure it is. */
const photoShares = [1, 0.8];

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Returns a part of a picture as a file, which the library needs, its longer side at most `longest` pixels. */
function fileOf(
  picture: CanvasImageSource,
  { x, y, width, height }: Part,
  longest: number,
): Promise<File | undefined> {
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context || canvas.width === 0 || canvas.height === 0) return Promise.resolve(undefined);
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ? new File([blob], 'frame.png') : undefined));
  });
}

/** Returns the middle of a video's current frame as a file. */
function snapshot(video: HTMLVideoElement): Promise<File | undefined> {
  const { videoWidth: width, videoHeight: height } = video;
  const side = Math.min(width, height);
  const middle = { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
  return fileOf(video, middle, longestSidePx);
}

/**
 * Opens the last resort for browsers where the decoding worker can't run: html5-qrcode, through its reading
 * of files. Rejects when its script can't be loaded.
 */
export async function openHtml5Decoder(): Promise<Decoder> {
  const { Html5Qrcode, Html5QrcodeSupportedFormats } = await import('html5-qrcode');
  // The library draws into an element of the page, which it finds by id.
  const place = document.createElement('div');
  place.id = `scan-${crypto.randomUUID()}`;
  place.hidden = true;
  document.body.append(place);
  const library = new Html5Qrcode(place.id, {
    formatsToSupport: [Html5QrcodeSupportedFormats.QR_CODE],
    verbose: false,
  });
  // The library rejects when there is no code.
  const read = (file: File) => library.scanFile(file, false).catch(() => undefined);

  return {
    async readFrame(video) {
      await rest(restMs);
      const file = await snapshot(video);
      return file && read(file);
    },
    async readPhoto(photo) {
      const picture = await openPicture(photo);
      try {
        const whole = { x: 0, y: 0, width: picture.width, height: picture.height };
        const longest = Math.min(photoSidePx, Math.max(whole.width, whole.height));
        const texts = new Set<string | undefined>();
        for (const share of photoShares) {
          const file = await fileOf(picture, whole, share * longest);
          texts.add(file && (await read(file)));
        }
        return texts.size === 1 ? [...texts][0] : undefined;
      } finally {
        picture.close();
      }
    },
    close() {
      place.remove();
    },
  };
}
