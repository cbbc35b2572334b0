import { addLaunchMessages } from '../../launch/launch-messages';
import { addTermsMessages } from '../../terms/terms-messages';
import { addMemecoinMessages } from '../memecoin-messages';

/**
 * Fetches all messages that the form of a memecoin needs.
 * @throws AppError `i18n.unreachable`
 */
export async function addFormMessages(): Promise<void> {
  await Promise.all([addMemecoinMessages(), addLaunchMessages(), addTermsMessages()]);
}
