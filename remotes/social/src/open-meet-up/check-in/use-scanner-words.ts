import type { ScannerTexts } from '@rainbow-rabbit/parts/scanner';
import { doorCodeLength } from '@rainbow-rabbit/processes/community/client';
import { useMemo } from 'react';
import { useSocialErrorText } from '../../messages';
import { useOpenMeetUpMessages } from '../open-meet-up-messages';

/** Returns the scanner's words for the code of a door. */
export function useScannerWords(): ScannerTexts {
  const t = useOpenMeetUpMessages();
  const errorText = useSocialErrorText();
  return useMemo(
    () => ({
      picture: t('checkin.picture'),
      starting: t('checkin.starting'),
      looking: t('checkin.looking'),
      paused: t('checkin.paused'),
      hint: t('checkin.hint'),
      light: t('checkin.light'),
      switchCamera: t('checkin.switch-camera'),
      tryAgain: t('meetup.again'),
      otherWays: t('checkin.other-ways'),
      photo: t('checkin.photo'),
      photoReading: t('checkin.photo-reading'),
      photoNoCode: t('checkin.photo-no-code'),
      photoHelp: t('checkin.photo-help'),
      typed: {
        label: t('checkin.code'),
        hint: t('checkin.code-hint', { length: doorCodeLength }),
        use: t('checkin.code-use'),
        missing: t('checkin.code-missing'),
      },
      help: (failure) =>
        t(failure === 'busy' || failure === 'refused' ? `checkin.help.${failure}` : 'checkin.help'),
      errorText,
    }),
    [t, errorText],
  );
}
