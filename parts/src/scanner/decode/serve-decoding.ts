import { type LookWay, look, type Readers, type StrongReader, waysOf } from '../domain/look';
import { centreSquare, seenPart } from '../domain/luma';
import { freshPace, measured, type Pace, planFrame } from '../domain/pace';
import { photoTimeMs, readPhoto } from '../domain/photo';
import { lumaOfFrame } from './frame-luma';
import { findNativeReader } from './native-reader';
import { lumaOfPicture } from './picture-luma';
import { readQuickly } from './quick-reader';
import { type DecodeReply, type DecodeRequest, startId } from './worker-messages';

/** Starts the strong decoder from its WebAssembly. Rejects when that can't be compiled. */
type StartStrong = (wasm: ArrayBuffer) => Promise<StrongReader>;

type FrameRequest = Extract<DecodeRequest, { kind: 'frame' }>;

/** The used part of a worker's global scope; the DOM typings cover only a page's. */
interface WorkerScope {
  postMessage(reply: DecodeReply): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<DecodeRequest>) => void): void;
}

const scope: WorkerScope = globalThis;
const readers: Readers = { quick: readQuickly };

let settleStrong: () => void = () => undefined;
/** Resolves once the strong decoder runs or can't run: then the small one goes on alone. */
const strongSettled = new Promise<void>((resolve) => {
  settleStrong = resolve;
});

void findNativeReader().then((native) => {
  readers.native = native;
});

async function readPicture(picture: ImageBitmap): Promise<string | undefined> {
  await strongSettled;
  const photo = lumaOfPicture(picture);
  const endMs = performance.now() + photoTimeMs;
  return readPhoto(photo, readers, () => performance.now() > endMs);
}

let pace: Pace<LookWay> = freshPace;
let frames = 0;

/**
 * Looks at a frame in as many ways as this phone manages, which each look measures anew: at the middle square of ten frames, at
 * all that is seen of the next two. Two, since a slow phone has one of two ways for each frame, and each way gets to see both.
 */
async function readFrame({ frame, box }: FrameRequest): Promise<string | undefined> {
  let sinceMs = performance.now();
  const lap = () => {
    const beforeMs = sinceMs;
    sinceMs = performance.now();
    return sinceMs - beforeMs;
  };
  const isWhole = frames % 12 >= 10;
  frames += 1;
  const partOf = isWhole ? (width: number, height: number) => seenPart(width, height, box) : centreSquare;
  const image = await lumaOfFrame(frame, partOf);
  const plan = planFrame(pace, waysOf(readers), lap());
  pace = plan.pace;
  for (const way of plan.ways) {
    const reading = await look(image, way, readers);
    pace = measured(pace, way, lap());
    if (reading) return reading.text;
  }
  return undefined;
}

/** Rejects when the strong decoder can't be started. */
async function loadStrong(wasm: ArrayBuffer | undefined, start: StartStrong | undefined): Promise<undefined> {
  try {
    if (!(wasm && start)) throw new Error('The strong decoder did not come');
    readers.strong = await start(wasm);
  } finally {
    settleStrong();
  }
}

/**
 * Decodes off the page's thread: a worker's script calls it once. Starts with the small decoder, which is part of the
 * script, and uses the strong one as soon as the page has given its WebAssembly: the script runs from memory, and finds
 * no other file.
 * @param startStrong left out by a script that has the small decoder only
 */
export function serveDecoding(startStrong?: StartStrong): void {
  const read = async (request: DecodeRequest): Promise<string | undefined> => {
    if (request.kind === 'load') return loadStrong(request.wasm, startStrong);
    if (request.kind === 'picture') return readPicture(request.picture);
    return readFrame(request);
  };
  scope.addEventListener('message', ({ data: request }) => {
    read(request).then(
      (text) => scope.postMessage({ kind: 'read', id: request.id, text }),
      () => scope.postMessage({ kind: 'failed', id: request.id }),
    );
  });
  scope.postMessage({ kind: 'read', id: startId, text: undefined });
}
