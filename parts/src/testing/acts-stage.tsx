import type { AoClient } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { memoryAo } from '@rainbow-rabbit/shared/testing';
import { WalletProvider } from '@rainbow-rabbit/shared/wallet';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type ActRequest, type AskForAct, useAsk } from '../console/acts';
import { StaffContext } from '../console/session';

/** The person at the console, in tests of acts. */
export const actor = `${'S'.repeat(42)}A` as Address;

/** The fate of a message: the state after it, the code of a refusal, or an answer that is lost. */
export type ActOutcome = object | `rr:${string}` | 'lost';

interface ActsStageParams {
  /** The state that every read shows. */
  info: object;
  outcomes: readonly ActOutcome[];
  /** Draws the provider of the console's acts. */
  within: (ao: AoClient, children: ReactNode) => ReactNode;
}

/** Shows a console whose acts meet the outcomes in their order. */
export function stageActs<Info>({ info, outcomes, within }: ActsStageParams) {
  const posted: string[] = [];
  let signed = 0;
  const signDataItem = jest.fn(async (_: { data: string }) => {
    signed += 1;
    return Uint8Array.of(signed);
  });
  const replyOf = (state: object) => ({
    Messages: [actor, ''].map((Target) => ({
      Target,
      Tags: [{ name: 'Action', value: 'Info' }],
      Data: JSON.stringify(state),
    })),
  });
  const left = [...outcomes];
  const ao = memoryAo({
    onPost: ({ item }) => posted.push(item),
    read: async () => replyOf(info),
    answer: async () => {
      const outcome = left.shift() ?? 'lost';
      if (outcome === 'lost') throw new AppError('ao.unreachable');
      return typeof outcome === 'string' ? { ...replyOf(info), Error: outcome } : replyOf(outcome);
    },
  });
  let ask: AskForAct<Info> | undefined;
  function Asking() {
    ask = useAsk<Info>();
    return null;
  }
  render(
    <WalletProvider>
      <StaffContext
        value={{ area: 'shared', address: actor, signer: { address: actor, signDataItem } as never }}
      >
        {within(ao, <Asking />)}
      </StaffContext>
    </WalletProvider>,
  );
  return { ao, posted, signDataItem, ask: (request: ActRequest<Info>) => act(async () => ask?.(request)) };
}
