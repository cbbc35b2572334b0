import { isAppError } from '@rainbow-rabbit/shared/errors';
import type { PlayerFields } from './register-player';

const fieldsByCode: Readonly<Record<string, keyof PlayerFields>> = {
  'rabbit.player.nickname-invalid': 'nickname',
  'rabbit.player.nickname-taken': 'nickname',
  'rabbit.player.x-username-invalid': 'xUsername',
  'rabbit.player.contact-invalid': 'email',
  'contact.too-long': 'email',
};

/** The field at which an error belongs; undefined when it is about none of them. */
export function fieldOfError(error: unknown): keyof PlayerFields | undefined {
  return isAppError(error) ? fieldsByCode[error.code] : undefined;
}
