/** The other side of a scanner: a screen that shows codes. */

export { CodeRoom, CodeScreen } from './showing/code-screen';
export { LinkQr } from './showing/link-qr';
export { useBarsAway } from './showing/use-bars-away';
export { useWakeLock } from './showing/use-wake-lock';
