import { processCalls } from '../../common/client';
import {
  type MinibuildData,
  minibuildActNames,
  minibuildErrorCodes,
  minibuildNumberedActions,
} from './generated';

/** Calls of a contest's process: refusals have the codes of `ContestErrorCode`. */
export const contestCalls = processCalls<MinibuildData>(
  minibuildErrorCodes,
  [...minibuildActNames, ...minibuildNumberedActions],
  'processes.minibuild',
);
