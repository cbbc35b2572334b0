/** Switches a lamp beside the camera on or off. Rejects when the camera is already off. */
export type Torch = (lit: boolean) => Promise<void>;

// https://w3c.github.io/mediacapture-image/#mediatrackcapabilities-section, which the DOM typings lack.
declare global {
  interface MediaTrackCapabilities {
    torch?: boolean;
  }
  interface MediaTrackConstraintSet {
    torch?: boolean;
  }
}

/** Returns the switch of a track's lamp; undefined when it has none. */
export function torchOf(track: MediaStreamTrack): Torch | undefined {
  // Firefox has no `getCapabilities`.
  if (!('getCapabilities' in track) || !track.getCapabilities().torch) return undefined;
  return (lit) => track.applyConstraints({ advanced: [{ torch: lit }] });
}
