import type { ScannerFailure } from './domain/scanner-state';

/** The words of a scanner, in the visitor's language: the area that shows it knows the codes it asks for. */
export interface ScannerTexts {
  /** Names the camera's picture. */
  picture: string;
  starting: string;
  looking: string;
  paused: string;
  /** Says where the camera has to point. */
  hint: string;
  /** Names the buttons on the picture. */
  light: string;
  switchCamera: string;
  tryAgain: string;
  /** Names the part with the ways that need no camera. */
  otherWays: string;
  photo: string;
  photoReading: string;
  photoNoCode: string;
  photoHelp: string;
  /** The field for a code that is typed; without it, no code can be typed. */
  typed?: { label: string; hint: string; use: string; missing: string };
  /** Says what to do about a failure. */
  help: (failure: ScannerFailure) => string;
  /** Says what failed: an `AppError` with a code `camera.…` or `scan.…`, or any caught value. */
  errorText: (error: unknown) => string;
}
