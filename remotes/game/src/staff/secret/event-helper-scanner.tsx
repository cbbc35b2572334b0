import { Scanner } from '../../scanner/scanner';

interface HelperScannerProps {
  hint: string;
  onRead: (text: string) => void;
}

/** The game's scanner, for the two codes that add a helper. */
export function EventHelperScanner(props: HelperScannerProps) {
  return <Scanner {...props} sought="card" paused={false} />;
}
