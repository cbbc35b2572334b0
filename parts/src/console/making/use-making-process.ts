import { type DerivedKey, makeSecret } from '@rainbow-rabbit/processes/sealing/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { Bytes } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { type KeptValue, useKeptValue } from '../../kept';
import { keepSecret, lendKeptSecret, moveSecret } from '../secret';
import { useStaff } from '../session';
import { type Making, makeNewProcess, type NewProcess } from './make-new-process';
import { type MakingState, type UseMakingParams, useMaking } from './use-making';

interface MakingProcessParams<State, Kept> extends Pick<UseMakingParams<Kept>, 'remember' | 'onMade'> {
  kind: NewProcess<State>;
  /** The place of the making, which outlives the page. */
  kept: KeptValue<Kept>;
  /** Returns the contact key that follows from a secret. */
  contactKeyOf: (secret: Bytes) => Promise<Pick<DerivedKey, 'publicKey'>>;
}

/**
 * Makes a process with the wallet of the person at the console, one at a time in all tabs. Its secret is made first, since the process
 * starts with its contact key (decision 119).
 */
export function useMakingProcess<State, Kept extends Making>({
  kind,
  kept,
  contactKeyOf,
  remember,
  onMade,
}: MakingProcessParams<State, Kept>): {
  state: MakingState;
  /** The making that runs, or was begun in an earlier visit. */
  begun: Kept | undefined;
  /** Goes on with what was begun, or makes what `next` returns. @param next gets the contact key, in base64url */
  begin: (next: (contactKey: string) => Kept) => Promise<void>;
} {
  const { address, signer } = useStaff();
  const { ao: network } = useNetwork();
  const ao = useAo();
  const begun = useKeptValue(kept);
  /** The place of the secret until the process has an id. */
  const place = `${kind.tag}.${address}`;
  const { state, begin } = useMaking<Kept>({
    lock: place,
    kept,
    make: (onStep) => makeNewProcess(kind, { ao, network, signer, kept, onStep }),
    remember: async (process, making) => {
      await moveSecret(place, process);
      await remember(process, making);
    },
    onMade,
  });
  return {
    state,
    begun,
    begin: (next) =>
      begin(async () => {
        await keepSecret(place, makeSecret(), false);
        const { publicKey } = await lendKeptSecret(place, contactKeyOf);
        return next(toBase64Url(publicKey));
      }),
  };
}
