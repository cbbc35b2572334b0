import { CodeScanner } from '@rainbow-rabbit/parts/scanner';
import { smallDecoder } from '@rainbow-rabbit/parts/scanner/small';
import { useMiniBuildErrorText } from '../../messages';
import { useContestStaffMessages } from '../staff-messages';

interface ContestHelperScannerProps {
  hint: string;
  onRead: (text: string) => void;
}

/** The scanner of the two codes that add a helper. */
export function ContestHelperScanner({ hint, onRead }: ContestHelperScannerProps) {
  const t = useContestStaffMessages();
  const errorText = useMiniBuildErrorText();
  const texts = {
    picture: t('staff.scanner.picture'),
    starting: t('staff.scanner.starting'),
    looking: t('staff.scanner.looking'),
    paused: t('staff.scanner.paused'),
    hint,
    light: t('staff.scanner.light'),
    switchCamera: t('staff.scanner.switch-camera'),
    tryAgain: t('staff.scanner.try-again'),
    otherWays: t('staff.scanner.other-ways'),
    photo: t('staff.scanner.photo'),
    photoReading: t('staff.scanner.photo-reading'),
    photoNoCode: t('staff.scanner.photo-no-code'),
    photoHelp: t('staff.scanner.photo-help'),
    help: (failure: string) =>
      t(failure === 'busy' || failure === 'refused' ? `staff.scanner.help.${failure}` : 'staff.scanner.help'),
    errorText,
  };
  return <CodeScanner decoders={smallDecoder} texts={texts} paused={false} onRead={onRead} />;
}
