import { openHtml5Decoder } from './html5-decoder';

/** The text of a picture of each width, as the library reads it. */
let textOf: (width: number) => string | undefined;

jest.mock('html5-qrcode', () => ({
  Html5QrcodeSupportedFormats: { QR_CODE: 0 },
  Html5Qrcode: class {
    async scanFile(file: File): Promise<string> {
      const text = textOf(Number(await file.text()));
      return text ?? Promise.reject(new Error('no code'));
    }
  },
}));

const close = jest.fn();
beforeEach(() => {
  close.mockReset();
  HTMLCanvasElement.prototype.getContext = () => ({ drawImage: () => undefined }) as never;
  // The file of a canvas has its width for its content.
  HTMLCanvasElement.prototype.toBlob = function (done) {
    const width = String(this.width);
    done(Object.assign(new Blob([width]), { text: async () => width }));
  };
  File.prototype.text ??= function () {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(this);
    });
  };
});

async function readPhoto(width: number, height: number) {
  Object.assign(globalThis, { createImageBitmap: async () => ({ width, height, close }) });
  const decoder = await openHtml5Decoder();
  try {
    return await decoder.readPhoto(new File(['x'], 'photo.jpg'));
  } finally {
    decoder.close();
  }
}

test('a large photo is read at two small sizes, and closed', async () => {
  const widths: number[] = [];
  textOf = (width) => {
    widths.push(width);
    return 'a rabbit';
  };
  expect(await readPhoto(8000, 6000)).toBe('a rabbit');
  expect(widths).toEqual([1000, 800]);
  expect(close).toHaveBeenCalledTimes(1);
});

test.each([
  ['one size has no code', (width: number) => (width === 300 ? 'a rabbit' : undefined)],
  ['the sizes disagree', (width: number) => `a rabbit ${width}`],
])('nothing is read where %s', async (_, answer) => {
  textOf = answer;
  expect(await readPhoto(300, 200)).toBeUndefined();
  expect(close).toHaveBeenCalledTimes(1);
});
