import { pageUrl } from '@rainbow-rabbit/parts/share';
import { meetUpPath } from './domain/meet-up-path';

/** Returns the whole address of a meet-up's open card, on the city's page `path`. */
export const meetUpUrl = (path: string, id: number): string => pageUrl(meetUpPath(path, id));
