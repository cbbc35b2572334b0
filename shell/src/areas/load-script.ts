import { AreaError } from './domain/area-error';
import { whyNotLoaded } from './why-not-loaded';

interface LoadScriptParams {
  area: string;
  url: string;
  /** Value of the HTML attribute: the browser refuses a script with another hash. Without one, nothing runs. */
  integrity: string | undefined;
  /** The hashes of the area's files, by path. The script finds them as JSON in its tag's `data-files` (decision 055). */
  files: Readonly<Record<string, string>>;
  timeoutMs: number;
  /** Called when the script has run after its time: a browser runs it even without its tag. */
  onLate: () => void;
}

/**
 * Runs a classic script of an area and removes its tag afterwards, also after a failure.
 * @throws AppError `area.timed-out`, `area.unreachable`, `area.corrupt`, or `area.broken` if it throws
 */
export function loadScript({
  area,
  url,
  integrity,
  files,
  timeoutMs,
  onLate,
}: LoadScriptParams): Promise<void> {
  if (!integrity) return Promise.reject(new AreaError('corrupt', area, new Error(`no hash for ${url}`)));
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    let thrown: unknown;
    const keepThrown = (event: ErrorEvent) => {
      if (event.filename === url) thrown = event.error ?? event.message;
    };
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      window.removeEventListener('error', keepThrown);
      script.onload = null;
      script.onerror = null;
      script.remove();
      settle();
    };
    const timer = setTimeout(() => {
      finish(() => reject(new AreaError('timed-out', area)));
      script.onload = onLate;
    }, timeoutMs);
    window.addEventListener('error', keepThrown);
    script.onload = () => finish(() => (thrown ? reject(new AreaError('broken', area, thrown)) : resolve()));
    script.onerror = () =>
      finish(() => {
        whyNotLoaded(url, integrity).then((kind) => reject(new AreaError(kind, area)), reject);
      });
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.dataset.files = JSON.stringify(files);
    script.src = url;
    document.head.append(script);
  });
}
