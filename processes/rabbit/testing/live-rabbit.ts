import { processSource } from '../../aos';
import { LiveProcess } from '../../common/testing/live-process';

/** Starts the rabbit process with the code of this tree, without an event. */
export const startRabbit = (): Promise<LiveProcess> =>
  LiveProcess.start({ source: processSource('rabbit'), state: 'RabbitState' });
