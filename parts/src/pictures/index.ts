export { checkPicture, type PictureFault, type PictureLimits } from './check-picture';
export { type PreparedPicture, preparePicture } from './prepare-picture';
export { smallPicture } from './small-picture';
export { useStoredPicture } from './use-stored-picture';
