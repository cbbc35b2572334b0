import type { Problems } from '../../support/problems';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** Values that reach a page and come back. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A page as large as a phone's, in a profile of its own that keeps nothing. */
export interface EnginePage {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page; it sees nothing of the test but its arguments. */
  evaluate<Result, Given extends Json[]>(
    run: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  tapAt(x: number, y: number): Promise<void>;
  /** Presses at a point; resolves to what lifts the finger. */
  pressAt(x: number, y: number): Promise<() => Promise<void>>;
  /** Types into the field that has the focus. */
  type(text: string): Promise<void>;
  /** The folder that the browser saves files in. */
  downloads: string;
  /** Ends the page, after noting its last problems. */
  close(): Promise<void>;
}

export interface Engine {
  /** Opens a page in a fresh profile. */
  openPage(): Promise<EnginePage>;
  close(): Promise<void>;
}

/** Takes what a page says that it should not. */
export type Report = (problem: string) => void;

export interface EngineOptions {
  /** A folder of this run, for profiles and saved files. */
  folder: string;
  report: Report;
  /** The WebSocket of the push service, for the engine that takes one of the test's own. */
  pushUrl?: string;
}

/** Collects problems, as for journeys in Chromium alone. */
export function collectProblems(): { problems: Problems; report: Report; clear: () => void } {
  let seen: string[] = [];
  let allowed: RegExp[] = [];
  return {
    report: (problem) => seen.push(problem),
    clear: () => {
      seen = [];
      allowed = [];
    },
    problems: {
      allow: (pattern) => allowed.push(pattern),
      unexpected: () => seen.filter((text) => !allowed.some((pattern) => pattern.test(text))),
    },
  };
}
