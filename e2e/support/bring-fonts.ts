/** Runs once before all journeys. */
export { bringFonts as default } from './fonts';
