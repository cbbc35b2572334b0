import { cameraError, cameraFailureOf } from './camera-failure';
import { type Torch, torchOf } from './torch';

/** A running camera. */
export interface RunningCamera {
  stream: MediaStream;
  /** The device's id; empty where the browser doesn't give it. */
  deviceId: string;
  /** The ids of all cameras, this one included. */
  devices: readonly string[];
  torch?: Torch;
  /** Switches the camera off. */
  stop(): void;
}

/** The browser's interface to cameras. */
export interface CameraHost {
  isSecureContext: boolean;
  mediaDevices?: Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'>;
}

const browser = (): CameraHost => ({
  isSecureContext: window.isSecureContext,
  // Missing outside secure contexts and in some apps' built-in browsers, although the typings require it.
  mediaDevices: navigator.mediaDevices,
});

/** Enough for a code at arm's length; more pixels only take longer. */
const size = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } };

/** Lists the ids of all cameras; empty where the browser doesn't give them. */
async function camerasOf(mediaDevices: Pick<MediaDevices, 'enumerateDevices'>): Promise<string[]> {
  const devices = await mediaDevices.enumerateDevices().catch(() => []);
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId)
    .map(({ deviceId }) => deviceId);
}

/**
 * Opens a camera: the chosen one if it still exists, else the camera that faces away from the user.
 * @throws AppError `camera.<failure>`
 */
export async function openCamera(chosen?: string, host: CameraHost = browser()): Promise<RunningCamera> {
  const { mediaDevices } = host;
  if (!host.isSecureContext) throw cameraError('insecure');
  if (!mediaDevices?.getUserMedia) throw cameraError('unsupported');
  const open = (which: MediaTrackConstraints) =>
    mediaDevices.getUserMedia({ audio: false, video: { ...size, ...which } });
  // Not `exact`, which would fail on a laptop, whose only camera faces its user.
  const facingAway = () => open({ facingMode: 'environment' });
  try {
    const stream = await (chosen === undefined
      ? facingAway()
      : open({ deviceId: { exact: chosen } }).catch((error: unknown) => {
          if (cameraFailureOf(error) === 'absent') return facingAway();
          throw error;
        }));
    const [track] = stream.getVideoTracks();
    return {
      stream,
      deviceId: track?.getSettings().deviceId ?? '',
      devices: await camerasOf(mediaDevices),
      torch: track && torchOf(track),
      stop: () => {
        for (const each of stream.getTracks()) each.stop();
      },
    };
  } catch (error) {
    throw cameraError(cameraFailureOf(error), error);
  }
}

/** Returns the id of the camera after the one in use, in a circle; undefined when there is no other. */
export function nextCamera({
  deviceId,
  devices,
}: Pick<RunningCamera, 'deviceId' | 'devices'>): string | undefined {
  if (devices.length < 2) return undefined;
  return devices[(devices.indexOf(deviceId) + 1) % devices.length];
}
