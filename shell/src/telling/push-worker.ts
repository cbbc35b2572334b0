/**
 * The worker that shows an event's news (docs/decisions/131-telling.md): a script of its own, beside the page, which a browser gets once
 * its user asked for news. Each event has a registration of it.
 */

import { type PushScope, showNews } from './show-news';

showNews(globalThis as unknown as PushScope);
