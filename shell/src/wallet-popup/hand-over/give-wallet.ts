import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import type { OpenRoomLink, WalletKey } from '@rainbow-rabbit/shared/wallet';
import { converse } from './conversation';
import { agreementOf, handOverCode, makeOwnKey, roomOf } from './exchange-keys';

export interface GiveParams {
  openLink: OpenRoomLink;
  /** The address that the other end is shown before it agrees. */
  address: string;
  /** Gets the code to show, once the room is open. */
  onCode: (code: string) => void;
  /** Shows the digits; resolves once this end's person says that the other screen has the same ones. */
  agree: (digits: string) => Promise<void>;
  /** Called once this end agreed, while the other may not have yet. */
  onAgreed?: () => void;
  /** Lends the key for the time of its sending. Called only after both people agreed. */
  lend: (use: (key: WalletKey) => Promise<void>) => Promise<void>;
  signal: AbortSignal;
}

/**
 * Hands the wallet over to who read the code (docs/hand-over-protocol.md). Nothing of the key leaves before both people have agreed.
 * @throws AppError `hand-over.unconfirmed` when the key was sent and it isn't known if it arrived; see `converse`
 */
export async function giveWallet({
  openLink,
  address,
  onCode,
  agree,
  onAgreed,
  lend,
  signal,
}: GiveParams): Promise<void> {
  let isSent = false;
  const own = await makeOwnKey();
  const publicKey = toBase64Url(own.publicKey);
  const code = await handOverCode(publicKey);
  const room = await roomOf(code);
  await converse({ openLink, room, role: 'giver', signal }, async ({ say, hear }) => {
    const hello = hear('hello', room.seal);
    onCode(code);
    const other = await hello;
    const { digits, seal } = await agreementOf({ room, code, own, role: 'giver', other });
    const agreedThere = hear('agreed', seal);
    const announced = await seal.close('giver', 'address', address);
    await say('reveal', room.seal, `${publicKey}.${announced}`);
    await Promise.all([agree(digits).then(onAgreed), agreedThere]);
    const received = hear('received', seal);
    await lend(async ({ keyfile }) => {
      await say('wallet', seal, JSON.stringify(keyfile));
      isSent = true;
    });
    await received;
  }).catch((error: unknown) => {
    throw isSent ? new AppError('hand-over.unconfirmed', { cause: error }) : error;
  });
}
