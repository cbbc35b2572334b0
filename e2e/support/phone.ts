/** The default phone of journeys: 390×844, touch, English, light. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en-US',
  colorScheme: 'light',
} as const;

/**
 * A phone that asks for little: nothing moves, a pixel is a pixel, and no service worker keeps the app. A journey costs 40 % less of a core on
 * it; it tries nothing that has to do with motion, fine pixels, or a start without network. A file that tries the last allows the worker.
 * A test that alters files of the app on their way needs it gone: a worker would fetch them past the test.
 */
export const quietPhone = {
  deviceScaleFactor: 1,
  serviceWorkers: 'block',
  contextOptions: { reducedMotion: 'reduce' },
} as const;
