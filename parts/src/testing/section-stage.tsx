import {
  type AoClient,
  type AoMessage,
  AoProvider,
  type ItemSigner,
  type UnitsReport,
} from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { NetworkProvider, parseNetwork } from '@rainbow-rabbit/shared/network';
import { AtPath, memoryAo } from '@rainbow-rabbit/shared/testing';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type ActRequest, ActsContext, type AskForAct } from '../console/acts';
import { type ConsoleSecret, type ProcessSecret, SecretContext } from '../console/secret';
import { StaffContext } from '../console/session';

/** A message that a section sent, or a read, with its data; a message's number is another one each time, and left out. */
export interface StagedMessage {
  action: string;
  data: Record<string, unknown>;
  process: string;
  isSent: boolean;
}

interface SectionStageParams {
  /** The area of the console. */
  area: string;
  /** The person at the console. */
  address: Address;
  signer: ItemSigner;
  /** Fields of `network.json` besides units and a gateway. */
  network?: object;
  path?: string;
  /** Answers a read or a message: the result of its evaluation, or an exception. */
  answer: (message: StagedMessage) => object;
  /** Looks up a message of somebody else. */
  known?: AoClient['known'] | undefined;
  /** Reports on the units of a network of several. Default: the network has one. */
  inspectUnits?: ((isAsking: boolean) => UnitsReport) | undefined;
  /** Draws the state of the process around the section. */
  within: (ao: AoClient, section: ReactNode) => ReactNode;
}

/** A section of a console on its stage, with the acts that it asks for. */
export interface SectionStage<Info> {
  lastAct: () => ActRequest<Info>;
  /** Sends the act that was asked for last, with a reason where a person writes it. Returns the message that goes to the process. */
  doAct: (reason?: string) => Promise<{ action: string | undefined; data: unknown }>;
  /** Messages that were sent, with their data. */
  sent: { action: string; data: unknown }[];
  /** Draws the section again, as `within` draws it now. */
  redraw: () => void;
}

const unit = { mode: 'legacy', mu: 'mu', cu: 'cu' };

/** Renders a section of a console within a process that answers as given. */
export function stageSectionOf<Info>(section: ReactNode, params: SectionStageParams): SectionStage<Info> {
  const { area, address, signer, path = '/', answer, inspectUnits, within } = params;
  const asked: ActRequest<Info>[] = [];
  const ask: AskForAct<Info> = (request) => asked.push(request);
  const sent: SectionStage<Info>['sent'] = [];
  const answerTo = ({ tags, data: text, process }: AoMessage, isSent: boolean) => {
    const { sequence: _, ...data } = JSON.parse(text || '{}');
    const action = tags.find(({ name }) => name === 'Action')?.value ?? '';
    if (isSent) sent.push({ action, data });
    return answer({ action, data, process, isSent }) as never;
  };
  const memory = memoryAo({
    read: async (message) => answerTo(message, false),
    answer: (message) => answerTo(message, true),
  });
  const ao: AoClient = { ...memory, known: params.known ?? memory.known };
  if (inspectUnits) ao.inspectUnits = async (_, isAsking) => inspectUnits(isAsking);
  const network = parseNetwork(
    { ao: inspectUnits ? [unit, unit] : unit, gateway: './', events: [], ...params.network },
    'http://localhost/',
  );
  const page = () => (
    <NetworkProvider network={network}>
      <AoProvider client={ao}>
        <AtPath path={path}>
          <StaffContext value={{ area, address, signer }}>
            {within(ao, <ActsContext value={ask as AskForAct<unknown>}>{section}</ActsContext>)}
          </StaffContext>
        </AtPath>
      </AoProvider>
    </NetworkProvider>
  );
  const { rerender } = render(page());
  const lastAct = () => {
    const request = asked.at(-1);
    if (!request) throw new Error('The section asked for no act');
    return request;
  };
  return {
    lastAct,
    sent,
    async doAct(reason = '') {
      const request = lastAct();
      await act(async () => {
        const after = await request.send('reason' in request ? request.reason : reason, { signer });
        request.onDone?.(after);
      });
      return sent.at(-1) ?? { action: undefined, data: undefined };
    },
    redraw: () => rerender(page()),
  };
}

/** Returns the secret of a process as the browser has it; without one it is missing. */
export const stagedSecret = (secret?: Uint8Array<ArrayBuffer>): ProcessSecret => ({
  state: secret ? 'saved' : 'missing',
  make: async () => undefined,
  choose: async () => undefined,
  take: async () => undefined,
  save: async () => undefined,
  lend: async (use) => use((secret ?? new Uint8Array()).slice()),
});

interface StagedSecretProps extends Pick<ConsoleSecret, 'process' | 'secret' | 'word'> {
  children: ReactNode;
}

/** The secret around a section, on a device without a camera. */
export const StagedSecret = ({ children, ...secret }: StagedSecretProps) => (
  <SecretContext value={{ ...secret, Scanner: () => null }}>{children}</SecretContext>
);
