/** The shapes of a picture, with its width and height in pixels: all places in a meme are in these. */
export const memeSizes = {
  square: { width: 1600, height: 1600 },
  portrait: { width: 1280, height: 1600 },
  wide: { width: 1600, height: 900 },
} as const;

export type MemeFormat = keyof typeof memeSizes;
export const memeFormats: readonly MemeFormat[] = ['square', 'portrait', 'wide'];

export const sceneNames = [
  'buttons',
  'no-yes',
  'fine',
  'levels',
  'sign',
  'thoughts',
  'late',
  'tower',
  'lens',
  'smirk',
  'winners',
] as const;
export type SceneName = (typeof sceneNames)[number];

export const stickerNames = [
  'happy',
  'crying',
  'amazed',
  'sly',
  'cool',
  'glasses',
  'crown',
  'carrot',
  'heart',
  'bubble',
] as const;
export type StickerName = (typeof stickerNames)[number];

/** The paints of letters and of rabbits: the seven colours, and two more. */
export const memePaints = [
  'white',
  'ink',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'indigo',
  'violet',
] as const;
export type MemePaint = (typeof memePaints)[number];

export const captionLooks = ['outline', 'plate', 'plain'] as const;
export type CaptionLook = (typeof captionLooks)[number];

export const captionAligns = ['left', 'centre', 'right'] as const;
export type CaptionAlign = (typeof captionAligns)[number];

/** A place in the picture: the middle of a box, its size, and its turn in degrees, clockwise. */
export interface LayerBox {
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
}

export interface MemeCaption extends LayerBox {
  kind: 'caption';
  id: number;
  text: string;
  /** The text is the scene's own example: another scene replaces it. */
  isExample: boolean;
  /** The place of the scene that an example is of. */
  slot?: number | undefined;
  paint: MemePaint;
  look: CaptionLook;
  align: CaptionAlign;
  /** The largest size of the letters, in pixels of the picture. */
  largest: number;
}

export interface MemeSticker extends LayerBox {
  kind: 'sticker';
  id: number;
  sticker: StickerName;
  paint: MemePaint;
}

export type MemeLayer = MemeCaption | MemeSticker;

/** A scene of ours, or a picture of the person's own: enlarged from the size that fills the format, and moved. */
export type MemeBack =
  | { kind: 'scene'; scene: SceneName }
  | {
      kind: 'picture';
      /** Names the picture among those that this page has had. */
      picture: string;
      zoom: number;
      /** The point of the picture that lies in the middle, each from 0 to 1. */
      x: number;
      y: number;
    };

/** A meme: its ground, and its layers from the lowest to the highest. */
export interface Meme {
  format: MemeFormat;
  back: MemeBack;
  layers: readonly MemeLayer[];
  nextId: number;
}

export const memeLimits = {
  layers: 24,
  textCharacters: 280,
  /** Sizes of letters, in pixels of the picture. */
  smallestLetters: 26,
  largestLetters: 260,
  /** The least width and height of a layer. */
  side: 60,
  largestZoom: 4,
} as const;
