import type { Decoder } from './decoder';
import { openPicture } from './open-picture';

/** This decoder works on the page's own thread: it gets small pictures, and pauses longer than it works. */
const longestSidePx = 480;
const restMs = 400;

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Returns the middle of a video's current frame as a file, which the library needs. */
function snapshot(video: HTMLVideoElement): Promise<File | undefined> {
  const { videoWidth: width, videoHeight: height } = video;
  const side = Math.min(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(side, longestSidePx);
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (!context || side === 0) return Promise.resolve(undefined);
  context.drawImage(
    video,
    (width - side) / 2,
    (height - side) / 2,
    side,
    side,
    0,
    0,
    canvas.width,
    canvas.height,
  );
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ? new File([blob], 'frame.png') : undefined));
  });
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
      (await openPicture(photo)).close();
      return read(photo);
    },
    close() {
      place.remove();
    },
  };
}
