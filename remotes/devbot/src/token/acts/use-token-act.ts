import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { useConnectedSigner } from '@rainbow-rabbit/parts/signer';
import { oneTabAlone } from '@rainbow-rabbit/processes/common/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { Address, DataItemInput, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type ActStage, deliverAct } from './deliver-act';
import { type KeptAct, keptAct } from './kept-act';
import type { ActOutcome, TokenAct } from './token-act';

/** The progress of an act. */
export type ActRun =
  | { status: 'running'; stage: ActStage }
  | { status: 'failed'; stage: ActStage; error: unknown }
  | { status: 'answered'; outcome: ActOutcome };

/** The acts of an address on a token. */
export interface Acting {
  run: ActRun | undefined;
  /** The act that an earlier visit or another tab has signed, and that has no answer yet. */
  unfinished: KeptAct | undefined;
  /** Does an act; without one, goes on with the unfinished act. */
  perform: (act?: TokenAct) => Promise<void>;
  /** Forgets the act that is unfinished. If its message arrived, it counts all the same. */
  discard: () => void;
  /** Takes the outcome off the screen. */
  close: () => void;
}

/** Returns the acts of an address on a token, one at a time in all tabs. @param onAnswer called when the token has answered */
export function useTokenAct(process: ProcessId, address: Address, onAnswer: () => void): Acting {
  const ao = useAo();
  const signer = useConnectedSigner()?.signer;
  const kept = useMemo(() => keptAct(process, address), [process, address]);
  const unfinished = useKeptValue(kept);
  const [run, setRun] = useState<ActRun>();
  const isRunning = useRef(false);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  const perform = async (act?: TokenAct) => {
    if (isRunning.current) return;
    isRunning.current = true;
    asking.current = new AbortController();
    const { signal } = asking.current;
    let stage: ActStage = act ? 'sign' : 'send';
    const onStage = (next: ActStage) => {
      stage = next;
      setRun({ status: 'running', stage });
    };
    onStage(stage);
    const place = {
      read: kept.read,
      write: (next: KeptAct | undefined) => (next ? kept.write(next) : kept.clear()),
    };
    const asked = signer && {
      ...signer,
      signDataItem: (item: DataItemInput) => signer.signDataItem(item, { signal }),
    };
    try {
      const outcome = await oneTabAlone(`rainbow-rabbit.devbot.token-act.${process}.${address}`, () =>
        deliverAct({ ao, process, signer: asked, act, kept: place, onStage }),
      );
      setRun({ status: 'answered', outcome });
      onAnswer();
    } catch (error) {
      setRun({ status: 'failed', stage, error });
    } finally {
      isRunning.current = false;
    }
  };
  return {
    run,
    unfinished,
    perform,
    discard: () => {
      kept.clear();
      setRun(undefined);
    },
    close: () => setRun(undefined),
  };
}
