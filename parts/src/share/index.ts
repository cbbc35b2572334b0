export { pageUrl } from './page-url';
export { canShareLinks, canSharePictures, shareData } from './share-data';
export { ShareLink } from './share-link';
export { drawnPicture, sharePicture } from './share-picture';
