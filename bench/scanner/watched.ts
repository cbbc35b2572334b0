/** One look at the camera's picture. */
export interface Look {
  atMs: number;
  /** The text that was read; undefined when none was. */
  text?: string;
}

/** Looks and long tasks of a page that scans, in milliseconds of its own clock. */
export interface Watched {
  looks: Look[];
  /** Tasks of the page's thread that took more than 50 ms. */
  longTasks: { atMs: number; durationMs: number }[];
}
