import type { EventInfo } from '../../rabbit/client';

/** Returns true when the community has all points, as far as the event has looked. */
export const isReported = (report: EventInfo['report']): boolean =>
  report !== undefined && report.left === 0 && report.acknowledged === report.batch;
