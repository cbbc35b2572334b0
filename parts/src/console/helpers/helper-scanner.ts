import type { ComponentType } from 'react';

/** The scanner of an area, for the two codes that add a helper. */
export type HelperScanner = ComponentType<{
  /** Says where the camera has to point. */
  hint: string;
  onRead: (text: string) => void;
}>;
