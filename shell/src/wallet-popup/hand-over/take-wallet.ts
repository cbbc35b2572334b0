import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { within } from '@rainbow-rabbit/shared/waiting';
import type { OpenRoomLink, WalletKey } from '@rainbow-rabbit/shared/wallet';
import { converse } from './conversation';
import { agreementOf, handOverCode, makeOwnKey, roomOf } from './exchange-keys';

/** The other end answers by itself, unless its code is old or used (docs/product 9.286). */
const answerMs = 30_000;

export interface TakeParams {
  openLink: OpenRoomLink;
  /** The code that was read from the other screen. */
  code: string;
  /** Shows the digits and the address of the wallet; resolves once this end's person says that the other screen has the same digits. */
  agree: (digits: string, address: string) => Promise<void>;
  /** Called once this end agreed, while the other may not have yet. */
  onAgreed?: () => void;
  /** Reads and checks a keyfile. */
  read: (text: string) => Promise<WalletKey>;
  signal: AbortSignal;
}

/**
 * Takes a wallet over from the screen with the code (docs/hand-over-protocol.md). Nothing is stored by it.
 * @throws AppError `hand-over.no-answer`; `hand-over.other-wallet` when the key is not that of the announced address; see `converse`
 */
export async function takeWallet({
  openLink,
  code,
  agree,
  onAgreed,
  read,
  signal,
}: TakeParams): Promise<WalletKey> {
  const own = await makeOwnKey();
  const room = await roomOf(code);
  return converse({ openLink, room, role: 'taker', signal }, async ({ say, hear }) => {
    const revealed = hear('reveal', room.seal);
    await say('hello', room.seal, toBase64Url(own.publicKey));
    const answer = await within(revealed, answerMs, () => {
      throw new AppError('hand-over.no-answer', { retryable: true });
    });
    const [other = '', announced = ''] = answer.split('.');
    // The code was fixed before this end said its key: no other key can have it.
    if ((await handOverCode(other)) !== code) throw new AppError('hand-over.disturbed', { retryable: true });
    const { digits, seal } = await agreementOf({ room, code, own, role: 'taker', other });
    const address = await seal.open('giver', 'address', announced);
    await agree(digits, address);
    onAgreed?.();
    const wallet = hear('wallet', seal);
    await say('agreed', seal, '');
    const taken = await read(await wallet);
    if (taken.address !== address) throw new AppError('hand-over.other-wallet');
    await say('received', seal, '');
    return taken;
  });
}
