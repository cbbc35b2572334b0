import { processSource } from '../../aos';
import { LiveProcess } from '../../common/testing/live-process';
import { replySchemas } from '../client';

/** Starts the rabbit process with the code of this tree, without an event. */
export const startRabbit = (): Promise<LiveProcess> =>
  LiveProcess.start({ source: processSource('rabbit'), state: 'RabbitState', replies: replySchemas });
