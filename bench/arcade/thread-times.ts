import type { CDPSession, Page } from '@playwright/test';

/** The used part of an event of a browser's trace. Times are in microseconds, `tdur` is the processor's. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string; data?: { type?: string } };
}

/** The frames of a page that draws, and the work of its own thread. */
export interface ThreadTimes {
  framesPerSecond: number;
  /** The processor's time of the page's own thread, for each frame, without the frames that only the bench asked for. */
  mainMsPerFrame: number;
  /** The time of those frames, for each frame. */
  askedMsPerFrame: number;
  /** The processor's time of the code that steps and draws, for each frame; what fills the pixels then is left out. */
  drawingMsPerFrame: number;
  /** Frames from each press to the frame that plays it, that frame included. */
  framesToInput: readonly number[];
}

const categories = ['cc', 'devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];
/** Events of a task that is the page's own. */
const ownEvents: ReadonlySet<string> = new Set(['FireAnimationFrame', 'FunctionCall', 'Layout', 'Paint']);

/** Traces a page while it is used. */
async function trace(cdp: CDPSession, use: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await use();
  const complete = new Promise<unknown>((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  return events.filter(({ ph }) => ph === 'X' || ph === 'M').toSorted((a, b) => a.ts - b.ts);
}

const cpuMs = (events: readonly TraceEvent[]) => events.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;

/**
 * True for a task that made a frame of the page and dropped it, since nothing had changed. Before each touch that it sends, the
 * DevTools protocol has the page make one; a finger doesn't.
 */
function isAskedFor(task: TraceEvent, main: readonly TraceEvent[]): boolean {
  const within = main.filter(({ ts }) => ts >= task.ts && ts < task.ts + (task.dur ?? 0));
  return (
    within.some(({ name }) => name === 'MainFrameAborted') && !within.some(({ name }) => ownEvents.has(name))
  );
}

/**
 * Measures a page that draws on its own thread or in a worker, while it is used.
 * @throws Error where no frame was drawn
 */
export async function threadTimes(page: Page, use: () => Promise<void>): Promise<ThreadTimes> {
  const cdp = await page.context().newCDPSession(page);
  const events = await trace(cdp, use);
  await cdp.detach();
  const thread = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const names = new Map(
    events.filter(({ name }) => name === 'thread_name').map((event) => [thread(event), event.args?.name]),
  );
  const frames = events.filter(({ name }) => name === 'FireAnimationFrame');
  const [first, last] = [frames[0], frames.at(-1)];
  if (!first || !last || frames.length < 2) throw new Error('The page drew no frames');
  const during = events.filter(({ ts }) => ts >= first.ts && ts <= last.ts);
  const ofPage = during.filter((event) => event.pid === first.pid);
  const main = ofPage.filter((event) => names.get(thread(event)) === 'CrRendererMain');
  const drawing = ofPage.filter((event) => thread(event) === thread(first));
  const messages = drawing.filter(({ name }) => name === 'HandlePostMessage');
  const isWorker = thread(first) !== thread(main[0] ?? first);

  const tasks = main.filter(({ name }) => name === 'RunTask');
  const asked = new Set(tasks.filter((task) => isAskedFor(task, main)));
  const own = tasks.filter((task) => !asked.has(task));

  const framesToInput = main
    .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'pointerdown')
    .flatMap((press) => {
      const heard = isWorker ? messages.find(({ ts }) => ts >= press.ts) : press;
      const played = heard && frames.find(({ ts }) => ts >= heard.ts);
      return played ? [frames.filter(({ ts }) => ts >= press.ts && ts <= played.ts).length] : [];
    });
  return {
    framesPerSecond: ((frames.length - 1) * 1e6) / (last.ts - first.ts),
    mainMsPerFrame: cpuMs(own) / frames.length,
    askedMsPerFrame: cpuMs([...asked]) / frames.length,
    drawingMsPerFrame: cpuMs(frames) / frames.length,
    framesToInput,
  };
}
