import { isAppError } from '@rainbow-rabbit/shared/errors';
import { Button, ColourMark, Notice, Rabbit, spectrum } from '@rainbow-rabbit/shared/ui';
import { ResultLayout } from '../layout/result-layout';
import { useGameErrorText, useMessages } from '../messages';
import type { ScannedCode } from '../rabbit-code/domain/scanned-code';
import { colourOf, missingColours } from '../rainbow/missing-colours.domain';
import { usePlayer } from '../session/player-context';
import { useCollector } from './collector-context';
import { nextStepFor } from './domain/next-step';
import { againLabel, refusalTone } from './domain/refusal';
import styles from './refused.module.css';

interface RefusedProps {
  scan: ScannedCode;
  error: unknown;
  canRetry: boolean;
}

/** The result of a scan that did not count: the reason, and the next step. */
export function Refused({ scan, error, canRetry }: RefusedProps) {
  const t = useMessages();
  const errorText = useGameErrorText();
  const { retry, lookAgain } = useCollector();
  const code = isAppError(error) ? error.code : undefined;
  const step = code && nextStepFor(code);
  return (
    <ResultLayout
      picture={
        <div className={styles.rabbit}>
          <Rabbit mood="asleep" size="100%" />
        </div>
      }
      words={
        <Notice tone={refusalTone(code)} title={errorText(error)}>
          {code === 'rabbit.colour-collected' ? <ColourAtHand scan={scan} /> : step && t(step)}
        </Notice>
      }
      step={
        <>
          {canRetry && (
            <Button wide large onClick={retry}>
              {t('try-again')}
            </Button>
          )}
          <Button wide large variant={canRetry ? 'secondary' : 'primary'} onClick={lookAgain}>
            {t(againLabel(code))}
          </Button>
        </>
      }
    />
  );
}

/** The colour that the player has already, who gave it, and the colours to look for instead. */
function ColourAtHand({ scan }: { scan: ScannedCode }) {
  const t = useMessages();
  const { collected } = usePlayer().player;
  const colour = colourOf(scan.rabbit);
  const giver = collected.find((entry) => entry.colour === colour)?.nickname;
  const missing = missingColours(collected);
  return (
    <div className={styles.colours}>
      {colour && giver && (
        <p className={styles.colour}>
          <ColourMark colour={colour} /> <span>{t('collect.who', { nickname: giver })}</span>
        </p>
      )}
      {missing.length > 0 && (
        <>
          <p>{t('refused.missing')}</p>
          <ul className={styles.missing}>
            {spectrum
              .filter((entry) => missing.includes(entry))
              .map((entry) => (
                <li key={entry}>
                  <ColourMark colour={entry} />
                </li>
              ))}
          </ul>
        </>
      )}
    </div>
  );
}
