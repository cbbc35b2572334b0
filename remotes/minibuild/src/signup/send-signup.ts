import type { Ticket } from '@rainbow-rabbit/processes/admission/client';
import { type Mine, readContest, signUp } from '@rainbow-rabbit/processes/minibuild/client';
import { sealContact } from '@rainbow-rabbit/processes/sealing/client';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { enterContestFirst } from '../admission/enter-contest-first';
import { webAddressOf } from '../contest/domain/web-address';
import type { OwnActParams } from '../contest/use-own-act';
import type { SignupFields } from './domain/signup-fields';

/**
 * Signs a person up whose fields have passed the rules of the form. The e-mail leaves this function only sealed to the
 * contest's contact key. A wallet that isn't admitted yet is admitted first.
 * @throws AppError `contact.too-long`, `contact.key-invalid`, and the errors of wallet, network and process
 */
export async function sendSignup(
  act: OwnActParams,
  { nickname, email, website }: SignupFields,
  ticket: Ticket | undefined,
): Promise<Mine> {
  const { place, address, options } = act;
  // Read now: a kept answer may have an earlier key, or a key that another page of this origin put in its place.
  const { facts, keyVersion } = await readContest(place, undefined, { maxAgeMs: 0 });
  const contactKey = facts?.contactKey;
  const sealed =
    contactKey && email.trim()
      ? await sealContact({
          email: email.trim(),
          contactKey: fromBase64Url(contactKey),
          process: place.process,
          address,
        })
      : undefined;
  const page = webAddressOf(website);
  const isEnough = ({ admission }: Mine) => admission === 'admitted';
  await enterContestFirst(act, { ticket, isEnough });
  return signUp(
    place,
    {
      nickname: nickname.trim(),
      ...(page && { website: page }),
      ...(sealed && { contact: toBase64Url(sealed), keyVersion }),
    },
    options,
  );
}
