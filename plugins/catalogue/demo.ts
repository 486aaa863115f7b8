/** For loaders of the demo world: puts drawings into the media library. */
export { fileName, type Drawn } from './server/src/demo/picture-files';
export { storePictures } from './server/src/demo/store-pictures';
