interface TraceEvent {
  name: string;
  tid: number;
  /** Processor time of the thread, in microseconds. */
  tdur?: number;
  args?: { name?: string };
}

/** The categories of a trace that its tasks are in. */
export const taskCategories = ['disabled-by-default-devtools.timeline', 'toplevel'];

/**
 * Returns the milliseconds of the longest task of the page's main thread in a trace. It is the thread's own time, without
 * that of other programs on a busy machine.
 */
export function longestTaskIn(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain';
  const threads = new Set(traceEvents.filter(isMain).map(({ tid }) => tid));
  // A task that was under way as the trace began or ended has no time.
  const times = traceEvents.flatMap(({ name, tid, tdur }) =>
    name === 'RunTask' && threads.has(tid) && tdur !== undefined ? [tdur] : [],
  );
  if (times.length === 0) throw new Error('The trace has no tasks of the page');
  return times.reduce((longest, time) => Math.max(longest, time)) / 1000;
}
