import { dealAct, lendDraw, type SealingStep, sealEdition } from '@rainbow-rabbit/processes/autopilot/client';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useRef, useState } from 'react';
import { useEventConsole } from '../session/use-event-console';

/** The sealing of the next edition. */
export interface Sealing {
  /** Undefined while nothing is being sealed. */
  step: SealingStep | undefined;
  /** The failure of the last one. */
  error: unknown;
  /** Seals an envelope for every player, and asks to deal them. @param isFurther true for a further draw */
  seal: (isFurther: boolean) => Promise<void>;
}

/** Seals envelopes with the event's secret, one edition at a time. */
export function useSealing(): Sealing {
  const { t, ask, rabbit, secret } = useEventConsole();
  const { gateways } = useNetwork();
  const { state } = useWallet();
  const [step, setStep] = useState<SealingStep>();
  const [error, setError] = useState<unknown>();
  const isInFlight = useRef(false);

  const seal = async (isFurther: boolean) => {
    if (isInFlight.current || state.status !== 'connected') return;
    isInFlight.current = true;
    setError(undefined);
    setStep('reading');
    try {
      const { connector } = state;
      const params = { rabbit, isFurther, connector, gateways, onStep: setStep };
      const sealed = await lendDraw({ rabbit, secret }, (draw) => sealEdition({ ...params, draw }));
      ask({ ...dealAct(rabbit, sealed), done: t('staff.role.deal.done') });
    } catch (reason) {
      setError(reason);
    } finally {
      isInFlight.current = false;
      setStep(undefined);
    }
  };
  return { step, error, seal };
}
