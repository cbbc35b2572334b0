import { type DerivedKey, makeSecret } from '@rainbow-rabbit/processes/sealing/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { Bytes } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { type KeptValue, useKeptValue } from '../../kept';
import { keepSecret, lendKeptSecret, moveSecret } from '../secret';
import { useStaff } from '../session';
import { type Making, makeNewProcess, type NewProcess } from './make-new-process';
import { type UseMakingParams, useMaking } from './use-making';

interface MakingProcessParams<State> extends Pick<UseMakingParams, 'remember' | 'onMade'> {
  kind: NewProcess<State>;
  /** The place of the making, which outlives the page. */
  kept: KeptValue<Making>;
}

/** The name of a making, under which one tab makes and a secret is kept until the process has an id. */
const placeOf = ({ tag }: { tag: string }, address: string) => `${tag}.${address}`;

/**
 * Makes a process with the wallet of the person at the console, one at a time in all tabs.
 * @returns `begun` is the making that runs, or was begun in an earlier visit; `begin` goes on with it, or makes what its parameter returns
 */
export function useMakingProcess<State>({ kind, kept, remember, onMade }: MakingProcessParams<State>) {
  const { address, signer } = useStaff();
  const { ao: network } = useNetwork();
  const ao = useAo();
  const begun = useKeptValue(kept);
  const { state, begin } = useMaking({
    lock: placeOf(kind, address),
    kept,
    make: (onStep) => makeNewProcess(kind, { ao, network, signer, kept, onStep }),
    remember,
    onMade,
  });
  return { state, begun, begin };
}

export interface MakingWithSecretParams<State> extends MakingProcessParams<State> {
  /** Returns the contact key that follows from a secret. */
  contactKeyOf: (secret: Bytes) => Promise<Pick<DerivedKey, 'publicKey'>>;
}

/**
 * Makes a process as `useMakingProcess` does. Its secret is made first, since the process starts with its contact key (decision 119),
 * which the parameter of `begin` gets in base64url.
 */
export function useMakingWithSecret<State>({
  contactKeyOf,
  remember,
  ...params
}: MakingWithSecretParams<State>) {
  const { address } = useStaff();
  const place = placeOf(params.kind, address);
  const { begin, ...making } = useMakingProcess({
    ...params,
    remember: async (process, kept) => {
      await moveSecret(place, process);
      await remember(process, kept);
    },
  });
  return {
    ...making,
    begin: (next: (contactKey: string) => Making) =>
      begin(async () => {
        await keepSecret(place, makeSecret(), false);
        const { publicKey } = await lendKeptSecret(place, contactKeyOf);
        return next(toBase64Url(publicKey));
      }),
  };
}
