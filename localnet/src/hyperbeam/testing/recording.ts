import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fromBase64Url } from '@rainbow-rabbit/shared/arweave';

/** One exchange with a real node of November 2025, reduced to the parts that clients and tests use. */
export interface Recording {
  file: string;
  number: number;
  label: string;
  method: string;
  /** A run of one letter is shortened to `{x*3000}`. */
  path: string;
  request: Record<string, string>;
  /** The signed item in the request, base64url; or another body. */
  item?: string;
  text?: string;
  /** True where the recording lacks the end of the request. */
  isCut?: true;
  /** 0 where the answer was no valid HTTP. */
  status: number;
  headers: Record<string, string>;
  /** The answer's body: a page by its title, JSON without its signatures, bytes as base64url, a text, or the start of a long text. */
  page?: string;
  json?: unknown;
  bytes?: string;
  body?: string;
  bodyStart?: string;
  bodyLength?: number;
  /** The body is not there: JSON that the recording cut, or a message of several parts. */
  bodyKind?: 'multipart' | 'cut';
}

/** The recorded exchanges, in their order. */
export function readRecordings(): Recording[] {
  const file = fileURLToPath(new URL('./recordings.jsonl', import.meta.url));
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line): Recording => JSON.parse(line));
}

export function nameOf({ file, number }: Recording): string {
  return `${file} ${number}`;
}

/** Sends a recorded request to another node. @returns undefined for an answer that is no valid HTTP */
export async function sendAgain(url: string, recording: Recording): Promise<Response | undefined> {
  const { path, method, request, item, text } = recording;
  const whole = path.replace(/\{(.)\*(\d+)\}/g, (_, letter: string, times: string) =>
    letter.repeat(Number(times)),
  );
  const body = item === undefined ? text : Buffer.from(fromBase64Url(item));
  const init = { method, headers: request, redirect: 'manual' } as const;
  const noBody = method === 'POST' ? '' : undefined;
  try {
    const response = await fetch(new URL(whole, url), { ...init, body: body ?? noBody });
    return response;
  } catch {
    return undefined;
  }
}
