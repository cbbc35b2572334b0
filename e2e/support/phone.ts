/** The phone that journeys hold unless a test says otherwise: 390×844, touch, English, light. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en-US',
  colorScheme: 'light',
} as const;
