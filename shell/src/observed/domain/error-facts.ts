import { isAppError } from '@rainbow-rabbit/shared/errors';

/** The file of an area or of the shell, by the parts of its address. */
export interface OwnFiles {
  /** URL of the app's folder, ending in `/`. */
  base: string;
  /** The id of the shell's build. */
  shell: string;
  areas: readonly {
    name: string;
    build: string;
    /** URL of the folder that holds the area's files, ending in `/`. */
    base: string;
    files: Readonly<Record<string, string>>;
  }[];
}

/** A place in a file of the app. */
interface OwnFrame {
  area: string;
  build: string;
  place: string;
}

const mostFrames = 8;

/** Names that browsers and the bundler's runtime give to errors; any other could quote something. */
const knownNames: ReadonlySet<string> = new Set([
  'AbortError',
  'AggregateError',
  'ChunkLoadError',
  'DataCloneError',
  'EvalError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotSupportedError',
  'OperationError',
  'QuotaExceededError',
  'RangeError',
  'ReferenceError',
  'SecurityError',
  'SyntaxError',
  'TimeoutError',
  'TypeError',
  'URIError',
]);

/** Returns the code of one of the app's errors, the name of one of the browser's, and `Error` for all others. */
export function codeOf(error: unknown): string {
  if (isAppError(error) && /^[a-z][\w-]*(\.[a-z][\w-]*){1,3}$/.test(error.code))
    return error.code.slice(0, 64);
  const isNamed = error instanceof Error || error instanceof DOMException;
  return isNamed && knownNames.has(error.name) ? error.name : 'Error';
}

/** The names that the build gives to scripts of the shell. */
const shellFile = /^static\/js\/(async\/)?[\w-]{1,24}\.[0-9a-f]{8,16}\.js$/;

/** Finds the file of a place `<url>:<line>:<column>`; undefined for a file that doesn't belong to the app. */
function ownFrame(url: string, position: string, { base, shell, areas }: OwnFiles): OwnFrame | undefined {
  const [address = ''] = url.split(/[?#]/);
  const area = areas.find((one) => address.startsWith(one.base));
  if (area) {
    const file = address.slice(area.base.length);
    if (!Object.hasOwn(area.files, file)) return undefined;
    const place = `areas/${area.name}/${area.build}/${file}:${position}`;
    return { area: area.name, build: area.build, place };
  }
  const file = address.startsWith(base) ? address.slice(base.length) : '';
  return shellFile.test(file) ? { area: 'shell', build: shell, place: `${file}:${position}` } : undefined;
}

/** Returns the lines of an error's stack without its message, which may quote anything. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { stack = '', message } = error;
  const header = `: ${message}`;
  const start = message ? stack.indexOf(header) : -1;
  return start < 0 ? stack : stack.slice(start + header.length);
}

/** Returns the places of the app's own files in an error's stack, the innermost first. */
function framesOf(error: unknown, own: OwnFiles): readonly OwnFrame[] {
  return [...stackOf(error).matchAll(/(https?:\/\/[^\s()@]+?):(\d+:\d+)\)?$/gm)].flatMap(
    ([, url = '', position = '']) => ownFrame(url, position, own) ?? [],
  );
}

/** The facts of an error that may leave the device. */
export interface ErrorFacts {
  code: string;
  area: string;
  build: string;
  frames: readonly string[];
}

/**
 * Reduces an error to facts that hold no personal data: its code or a known name, and the places in the app's own files.
 * @param url the file that threw, for an error without a stack
 */
export function errorFacts(error: unknown, own: OwnFiles, url = ''): ErrorFacts {
  const frames = framesOf(error, own);
  const inner = frames[0] ?? ownFrame(url, '0:0', own);
  return {
    code: codeOf(error),
    area: inner?.area ?? '',
    build: inner?.build ?? '',
    frames: frames.slice(0, mostFrames).map(({ place }) => place),
  };
}
