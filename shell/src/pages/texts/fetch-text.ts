import { prerenderedPath } from '@rainbow-rabbit/shared/area';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { request, statusError } from '@rainbow-rabbit/shared/http';
import type { Locale } from '@rainbow-rabbit/shared/i18n';
import { payloadUrl } from '../../updates/own-build';
import type { Text } from './text';

/** The pages whose texts the build writes to `<path>/_payload.json` (`tools/build/payloads.ts`). */
export type PrerenderedPage = 'about' | 'privacy' | 'terms' | 'wallet';

const isList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function isText(value: Partial<Text> | null): value is Text {
  const { title, intro, sections } = value ?? {};
  return (
    typeof title === 'string' &&
    typeof intro === 'string' &&
    Array.isArray(sections) &&
    sections.every(
      ({ heading, paragraphs, points = [] }) =>
        typeof heading === 'string' && isList(paragraphs) && isList(points),
    )
  );
}

/** Reads a payload; returns undefined if it is no text. */
function parseText(json: string): Text | undefined {
  try {
    const value = JSON.parse(json);
    return isText(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The texts of this visit, by address: a page has one build, so each is fetched once. */
const fetched = new Map<string, Promise<Text>>();

async function requestText(url: string): Promise<Text> {
  const { status, isOk, text: json } = await request(url);
  if (!isOk) throw statusError(status);
  const text = parseText(json);
  if (!text) throw new AppError('http.invalid-reply', { retryable: true });
  return text;
}

/**
 * Fetches a page's text in a language.
 * @throws AppError those of `request`, `http.status`, `http.invalid-reply`
 */
export function fetchText(page: PrerenderedPage, locale: Locale): Promise<Text> {
  const href = payloadUrl(prerenderedPath(`/${page}`, locale));
  const text = fetched.get(href) ?? requestText(href);
  fetched.set(href, text);
  text.catch(() => fetched.delete(href));
  return text;
}
