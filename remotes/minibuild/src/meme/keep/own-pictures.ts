/** The most own pictures that a visit holds: each takes memory, and undo reaches back to the latest. */
const mostPictures = 6;

export interface OwnPicture {
  blob: Blob;
  bitmap: ImageBitmap;
}

/** The pictures that a person has brought along in this visit, by their names. */
export interface OwnPictures {
  get: (name: string) => OwnPicture | undefined;
  /**
   * Adds a picture and returns its name; the oldest goes where there are too many.
   * @param known its name in a meme that was kept
   */
  add: (picture: OwnPicture, known?: string) => string;
}

export function createOwnPictures(): OwnPictures {
  const pictures = new Map<string, OwnPicture>();
  let added = 0;
  return {
    get: (name) => pictures.get(name),
    add(picture, known) {
      do added += 1;
      while (pictures.has(`${added}`));
      const name = known ?? `${added}`;
      pictures.set(name, picture);
      const [oldest] = pictures.keys();
      if (pictures.size > mostPictures && oldest !== undefined) {
        pictures.get(oldest)?.bitmap.close();
        pictures.delete(oldest);
      }
      return name;
    },
  };
}
