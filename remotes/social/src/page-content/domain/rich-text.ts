import type { SafeAddress, StoredPicture } from './safe-address';

/** A part of a line. Its texts are clean. */
export type Inline =
  | { is: 'text' | 'code'; text: string }
  | { is: 'emphasis' | 'strong'; parts: readonly Inline[] }
  | ({ is: 'link'; parts: readonly Inline[] } & SafeAddress)
  | ({ is: 'picture'; alt: string } & StoredPicture)
  | { is: 'break' };

/** A part of a text that lies below the previous part. */
export type Block =
  | { is: 'paragraph'; parts: readonly Inline[] }
  | { is: 'heading'; level: 3 | 4; parts: readonly Inline[] }
  | { is: 'quote'; blocks: readonly Block[] }
  | { is: 'list'; start?: number; items: readonly (readonly Block[])[] }
  | { is: 'code'; text: string }
  | { is: 'rule' };

/** The reason why a text isn't shown as rich text. */
export type RichTextFault = 'too-long' | 'too-many-marks' | 'too-deep' | 'too-many-parts';

/** A parsed CommonMark text, and the addresses of links and pictures that it may not have. */
export type RichText =
  | { blocks: readonly Block[]; refused: readonly string[] }
  | { fault: RichTextFault; text: string };
