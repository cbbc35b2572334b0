import {
  type Autopilot,
  createAutopilot,
  runAutopilot,
  type SecretPlace,
} from '@rainbow-rabbit/processes/autopilot/client';
import { memoryOutbox } from '@rainbow-rabbit/processes/common/client';
import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { isAppError } from '@rainbow-rabbit/shared/errors';
import { createDayWallet } from './day-wallet';
import { RelayError } from './relay-error';
import type { WalletFile } from './wallet-file';

/** Two relays, or a relay and a console, rarely act at the same moment; see `DayFacts.delayMs` of the autopilot. */
const maxDelayMs = 20_000;

interface EventDayParams {
  place: SecretPlace;
  /** The wallet of somebody on the event's staff. */
  wallet: WalletFile;
  gateways: readonly string[];
  /** The community that gets the points, if there is one. */
  community?: ProcessId | undefined;
  /** Receives a sentence for each act and each failure, without anything secret. */
  report: (line: string) => void;
}

/** The day of an event, which a relay runs. */
export interface EventDay {
  /** Looks what is due, after each reading of the event. */
  hear: (info: EventInfo) => void;
  /** Resolves once no act is under way. */
  settled: () => Promise<void>;
  /** Ends it, after the act that is under way. */
  stop: () => Promise<void>;
}

/** Returns what a log may show of an error: others could quote what they were about. */
const causeOf = (error: unknown): string => {
  if (isAppError(error)) return error.code;
  return error instanceof RelayError ? error.message : 'a fault';
};

/** Returns an autopilot whose acts are reported when they changed something. */
function reported(autopilot: Autopilot, report: EventDayParams['report']): Autopilot {
  return {
    ...autopilot,
    async advance(info, asking) {
      const turn = await autopilot.advance(info, asking);
      if (turn.acted) report(`Autopilot: ${turn.acted} done.`);
      return turn;
    },
  };
}

/**
 * Runs the day of an event with its event file, as an open console does (decision 117): its acts are signed by a wallet of the
 * staff, without a question. It ends by itself once the event is over.
 */
export function startEventDay({ place, wallet, gateways, community, report }: EventDayParams): EventDay {
  const { address } = wallet;
  const connector = createDayWallet(wallet);
  const autopilot = createAutopilot({
    ...{ place, connector, address, gateways, community },
    outbox: memoryOutbox(),
    delayMs: Math.random() * maxDelayMs,
  });
  let isOver = false;
  let isHelper: boolean | undefined;
  const endAfter = (info: EventInfo) => {
    if (isOver || info.phase !== 'ended' || autopilot.next(info)) return;
    isOver = true;
    loop.stop();
    report('Autopilot: the event is over, and nothing is left to do.');
  };
  const loop = runAutopilot({
    autopilot: reported(autopilot, report),
    onState: (state) => {
      if (state.status !== 'failed') return;
      report(`Autopilot: ${state.step} failed (${causeOf(state.error)}). It is attempted again.`);
    },
    onActed: endAfter,
  });
  return {
    hear(info) {
      const isNow = info.staff.includes(address);
      if (!isNow && isHelper !== false)
        report(`Autopilot: ${address} is not on the event's staff. Add it there, and the autopilot begins.`);
      isHelper = isNow;
      if (isNow && !isOver) loop.hear(info, true);
      endAfter(info);
    },
    settled: loop.settled,
    async stop() {
      loop.stop();
      await loop.settled();
    },
  };
}
