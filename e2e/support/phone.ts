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
 * A phone that asks for little: nothing moves, and a pixel is a pixel. A journey costs 30 % less of a core on it, as much as pictures that
 * move in software cost; it tries nothing that has to do with motion or fine pixels.
 */
export const quietPhone = { deviceScaleFactor: 1, contextOptions: { reducedMotion: 'reduce' } } as const;
