import { type CameraVideoOptions, writeCameraVideo } from './camera-video';
import { type Picture, pictureOfText } from './picture';

/** The scene before the phones' cameras from the next opening on; all phones of a test share it. */
export interface CameraView {
  /** Shows pictures one after the other, such as a screenshot of another phone's QR code. */
  show(
    pictures: Buffer | Picture | readonly (Buffer | Picture)[],
    options?: CameraVideoOptions,
  ): Promise<void>;
  /** Shows a QR code of a text. */
  showText(text: string, options?: CameraVideoOptions): Promise<void>;
  /** Shows an empty, evenly lit scene, as at the start of each test. */
  showNothing(): Promise<void>;
}

/** The camera behind a file that the browser was started with. */
export function cameraOf(file: string): CameraView {
  return {
    show: (pictures, options) => {
      const list = Buffer.isBuffer(pictures) || 'luma' in pictures ? [pictures] : pictures;
      return writeCameraVideo(file, list, options);
    },
    showText: (text, options) => writeCameraVideo(file, [pictureOfText(text)], options),
    showNothing: () => writeCameraVideo(file, []),
  };
}
