import { processCalls } from '../../common/client';
import { rabbitErrorCodes } from './generated';

/** Calls of a rabbit process: refusals have the codes of `RabbitErrorCode`. */
export const rabbitCalls = processCalls(rabbitErrorCodes);
