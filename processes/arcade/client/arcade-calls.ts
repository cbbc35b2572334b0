import { processCalls } from '../../common/client';
import { type ArcadeData, arcadeActNames, arcadeErrorCodes, arcadeNumberedActions } from './generated';

/** Calls of the arcade's process: refusals have the codes of `ArcadeErrorCode`. */
export const arcadeCalls = processCalls<ArcadeData>(
  arcadeErrorCodes,
  [...arcadeActNames, ...arcadeNumberedActions],
  'processes.arcade',
);
