import { type RefObject, useEffect, useReducer, useState } from 'react';
import type { CameraState } from '../domain/scanner-state';
import { cameraError, cameraFailureOf } from './camera-failure';
import { openCamera, type RunningCamera } from './open-camera';
import { watchCameraPermission } from './watch-permission';

interface CameraParams {
  video: RefObject<HTMLVideoElement | null>;
  /** True while the camera may run. */
  wanted: boolean;
  /** The device that the user chose, if any. */
  chosen?: string;
}

/** Shows a stream. Never rejects: a newer stream may interrupt the play. */
async function show(video: HTMLVideoElement, stream: MediaStream): Promise<void> {
  video.srcObject = stream;
  await video.play().catch(() => undefined);
}

/**
 * Runs the camera into a video element while it is wanted. As soon as it isn't, the camera is off, and the
 * video keeps the last picture.
 */
export function useCamera({ video, wanted, chosen }: CameraParams): {
  state: CameraState<RunningCamera>;
  retry: () => void;
} {
  const [state, setState] = useState<CameraState<RunningCamera>>({ status: 'off' });
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens the camera anew.
  useEffect(() => {
    if (!wanted) return;
    let camera: RunningCamera | undefined;
    let live = true;
    const fail = (error: unknown) => live && setState({ status: 'failed', failure: cameraFailureOf(error) });
    const start = async () => {
      const opened = await openCamera(chosen);
      if (!live || !video.current) return opened.stop();
      camera = opened;
      // The system takes the camera away when another app wants it or it is unplugged.
      for (const track of opened.stream.getTracks()) track.onended = () => fail(cameraError('busy'));
      await show(video.current, opened.stream);
      if (live) setState({ status: 'on', camera });
    };
    setState({ status: 'starting' });
    start().catch(fail);
    return () => {
      live = false;
      camera?.stop();
      setState({ status: 'off' });
    };
  }, [wanted, chosen, attempt, video]);

  useEffect(() => {
    const element = video.current;
    // A browser keeps a video that has a stream, and with it everything around it that has left the page.
    return () => {
      if (element) element.srcObject = null;
    };
  }, [video]);

  const refused = state.status === 'failed' && state.failure === 'refused';
  useEffect(() => (refused ? watchCameraPermission(retry) : undefined), [refused]);

  return { state, retry };
}
