import type { SeededRandom } from '@rainbow-rabbit/shared/testing';
import { percentile95 } from '../judging/percentile';

/** A piece of work for one core, in seconds. Work of one process is done one piece after another. */
export interface PieceOfWork {
  seconds: number;
  isOfProcess?: boolean;
}

export interface Load {
  /** Cores of all nodes together. */
  cores: number;
  /** Processes among which requests are spread evenly. */
  processes: number;
  /** Kinds of requests: how many a second, and the work that each is. */
  kinds: readonly { perSecond: number; stages: readonly PieceOfWork[] }[];
  /** Simulated time, in seconds. */
  seconds: number;
  random: SeededRandom;
}

export interface QueueOutcome {
  /** Requests that had no answer at the end. */
  unanswered: number;
  arrived: number;
  /** The time that 95 of 100 answered requests took at most, in seconds. */
  p95: number;
  /** The share of the time in which cores work. */
  coreUse: number;
  /** The share of the time in which a process works, on average. */
  processUse: number;
}

interface Request {
  at: number;
  process: number;
  stages: readonly PieceOfWork[];
  next: number;
}

/** A list that is taken from at its front. */
class Line<T> {
  #first = 0;
  readonly #items: T[] = [];
  push(item: T): void {
    this.#items.push(item);
  }
  take(): T | undefined {
    const item = this.#items[this.#first];
    if (item !== undefined) this.#first += 1;
    return item;
  }
}

/** Returns the requests of a load in the order in which they arrive, by chance (Poisson). */
function arrivals({ kinds, seconds, processes, random }: Load): Request[] {
  const requests: Request[] = [];
  for (const { perSecond, stages } of kinds) {
    let at = 0;
    for (;;) {
      at -= Math.log(1 - random.next()) / perSecond;
      if (!(at < seconds)) break;
      requests.push({ at, stages, process: Math.floor(random.next() * processes), next: 0 });
    }
  }
  return requests.sort((one, other) => one.at - other.at);
}

/**
 * Simulates nodes that share their cores among requests, first come first served: each request is some stages in turn, and of the
 * stages of one process one runs at a time. Networks, failures and timeouts are left out.
 */
export function simulate(load: Load): QueueOutcome {
  const requests = arrivals(load);
  const ready = new Line<Request>();
  const waiting = Array.from({ length: load.processes }, () => new Line<Request>());
  const isTaken = new Array<boolean>(load.processes).fill(false);
  /** Running stages by the time of their end. */
  const running: { end: number; request: Request }[] = [];
  const took: number[] = [];
  let [coreSeconds, processSeconds] = [0, 0];

  const queue = (request: Request) => {
    if (!request.stages[request.next]?.isOfProcess) ready.push(request);
    else if (isTaken[request.process]) waiting[request.process]?.push(request);
    else {
      isTaken[request.process] = true;
      ready.push(request);
    }
  };
  const begin = (now: number) => {
    while (running.length < load.cores) {
      const request = ready.take();
      const stage = request?.stages[request.next];
      if (!request || !stage) return;
      coreSeconds += stage.seconds;
      if (stage.isOfProcess) processSeconds += stage.seconds;
      const end = now + stage.seconds;
      const place = running.findIndex((other) => other.end > end);
      running.splice(place < 0 ? running.length : place, 0, { end, request });
    }
  };
  const finish = ({ end, request }: { end: number; request: Request }) => {
    if (request.stages[request.next]?.isOfProcess) {
      const following = waiting[request.process]?.take();
      if (following) ready.push(following);
      else isTaken[request.process] = false;
    }
    request.next += 1;
    if (request.next < request.stages.length) queue(request);
    else took.push(end - request.at);
  };

  let arrived = 0;
  for (;;) {
    const [nextEnd, nextArrival] = [running[0], requests[arrived]];
    const now = Math.min(nextEnd?.end ?? load.seconds, nextArrival?.at ?? load.seconds);
    if (now >= load.seconds) break;
    if (nextEnd && nextEnd.end <= now) finish(running.shift() ?? nextEnd);
    else if (nextArrival) {
      arrived += 1;
      queue(nextArrival);
    }
    begin(now);
  }
  return {
    unanswered: requests.length - took.length,
    arrived: requests.length,
    p95: took.length > 0 ? percentile95(took) : Number.POSITIVE_INFINITY,
    coreUse: Math.min(1, coreSeconds / (load.cores * load.seconds)),
    processUse: Math.min(1, processSeconds / (load.processes * load.seconds)),
  };
}
