import { currentLocale } from '@rainbow-rabbit/shared/i18n';
import { isGenerous } from '../connection';
import { splitLocale } from '../locale/locale-prefix';
import { appPathOf, areaOfPath } from './area-of-path';
import { payloadIn } from './area-payloads';
import type { RegisteredArea } from './area-registry';

function prefetch({ base, entry, preload }: RegisteredArea, data?: string): void {
  for (const file of [entry, ...preload, ...(data ? [data] : [])]) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.crossOrigin = 'anonymous';
    link.href = new URL(file, base).href;
    document.head.append(link);
  }
}

/**
 * On a good connection, fetches (but doesn't run) the area that the page's first link to any area leads to, with the data of
 * that page. Called once the page is quiet.
 */
export function prefetchNext(areas: readonly RegisteredArea[]): void {
  if (!isGenerous()) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    const { locale = currentLocale(), path } = splitLocale(appPathOf(link) ?? '');
    const area = areaOfPath(areas, path)?.area;
    if (!area) continue;
    prefetch(area, payloadIn(area, path, locale)?.url);
    return;
  }
}
