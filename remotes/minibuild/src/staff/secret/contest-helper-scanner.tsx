import { CodeScanner } from '@rainbow-rabbit/parts/scanner';
import { smallDecoder } from '@rainbow-rabbit/parts/scanner/small';
import { useScannerWords } from '@rainbow-rabbit/parts/scanner/words';
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
  const texts = useScannerWords({ hint, help: () => t('staff.scanner.help'), errorText });
  return <CodeScanner decoders={smallDecoder} texts={texts} paused={false} onRead={onRead} />;
}
