import { processCalls } from '../../common/client';
import { type RabbitData, rabbitActNames, rabbitErrorCodes, rabbitNumberedActions } from './generated';

/** Calls of a rabbit process: refusals have the codes of `RabbitErrorCode`. */
export const rabbitCalls = processCalls<RabbitData>(
  rabbitErrorCodes,
  [...rabbitActNames, ...rabbitNumberedActions],
  'events',
);
