/** The default phone of journeys: 390×844, touch, English, light. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en-US',
  colorScheme: 'light',
} as const;
