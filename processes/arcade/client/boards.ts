import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { ProcessPlace, ProcessReadOptions } from '../../common/client';
import type { PageRange } from '../../common/client/page-range';
import { arcadeCalls } from './arcade-calls';
import { type ArcadeBoard, type ArcadePlace, arcadeBoardSchema, arcadePlaceSchema } from './replies/boards';
import type { ArcadeList } from './replies/runs';

/**
 * Reads a page of a list of a board, that of people who are admitted unless another is named, of at most `maxBoardPage` rows. A board without scores is empty.
 * @throws AppError `board.unknown` for an id that no board has
 */
export function readArcadeBoard(
  arcade: ProcessPlace,
  page: { board: string; list?: ArcadeList } & PageRange,
  options?: ProcessReadOptions,
): Promise<ArcadeBoard> {
  return arcadeCalls.read(arcade, { action: 'Board', data: page, schema: arcadeBoardSchema }, options);
}

/**
 * Reads the place of an address on a board, and at most `around` rows on each side of it (`maxBoardAround`).
 * @throws AppError `board.unknown`
 */
export function readArcadePlace(
  arcade: ProcessPlace,
  asked: { board: string; address: Address; around?: number },
  options?: ProcessReadOptions,
): Promise<ArcadePlace> {
  return arcadeCalls.read(arcade, { action: 'BoardPlace', data: asked, schema: arcadePlaceSchema }, options);
}
