import { browserOutbox } from '@rainbow-rabbit/parts/outbox';
import {
  type AutopilotLoop,
  createAutopilot,
  runAutopilot,
  type SecretPlace,
} from '@rainbow-rabbit/processes/autopilot/client';
import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useEffect, useRef } from 'react';
import { useStaffEvent } from '../session/staff-event';
import type { AutopilotView } from './autopilot-state';

/** See `DayFacts.delayMs`. */
const maxDelayMs = 20_000;

interface AutopilotRunnerProps {
  /** Takes over the event after a step. */
  onActed: (info: EventInfo) => void;
  /** Gets undefined when the autopilot ends. */
  onView: (view: AutopilotView | undefined) => void;
}

/** Runs the autopilot while the console is open and this browser has the event's secret. */
export function AutopilotRunner(props: AutopilotRunnerProps) {
  const { state } = useStaffEvent().secret;
  return state === 'missing' || state === 'reading' ? null : <Running {...props} />;
}

function Running({ onActed, onView }: AutopilotRunnerProps) {
  const { rabbit, info, secret } = useStaffEvent();
  const { gateways, community } = useNetwork();
  const { state: wallet, runs } = useWallet();
  const mayAct = runs.includes(rabbit.process);
  const { connector, address } = wallet.status === 'connected' ? wallet : {};
  const latest = useRef({ secret, onActed });
  const loop = useRef<AutopilotLoop>(undefined);

  useEffect(() => {
    latest.current = { secret, onActed };
  });
  useEffect(() => {
    if (!connector || !address) return;
    const place: SecretPlace = { rabbit, secret: { lend: (use) => latest.current.secret.lend(use) } };
    const delayMs = Math.random() * maxDelayMs;
    const outbox = browserOutbox;
    const own: AutopilotLoop = runAutopilot({
      autopilot: createAutopilot({ place, connector, address, gateways, community, outbox, delayMs }),
      onState: (state) => onView({ state, letAct: own.letAct }),
      onActed: (after) => latest.current.onActed(after),
    });
    loop.current = own;
    return () => {
      own.stop();
      onView(undefined);
    };
  }, [rabbit, connector, address, gateways, community, onView]);
  // After the effect that begins anew, whose autopilot has heard nothing yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another autopilot hears the same.
  useEffect(
    () => loop.current?.hear(info, mayAct),
    [info, mayAct, rabbit, connector, address, gateways, community],
  );
  return null;
}
