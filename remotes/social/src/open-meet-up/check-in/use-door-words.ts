import type { ScannerTexts } from '@rainbow-rabbit/parts/scanner';
import { useScannerWords } from '@rainbow-rabbit/parts/scanner/words';
import { doorCodeLength } from '@rainbow-rabbit/processes/community/client';
import { useSocialErrorText } from '../../messages';
import { useOpenMeetUpMessages } from '../open-meet-up-messages';

/** Returns the scanner's words for the code of a door. */
export function useDoorWords(): ScannerTexts {
  const t = useOpenMeetUpMessages();
  return useScannerWords({
    hint: t('checkin.hint'),
    typed: { label: t('checkin.code'), hint: t('checkin.code-hint', { length: doorCodeLength }) },
    help: () => t('checkin.help'),
    errorText: useSocialErrorText(),
  });
}
