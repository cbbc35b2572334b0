import { useEffect, useState } from 'react';
import { useMessages } from '../messages';
import styles from './pairing-step.module.css';

const minuteMs = 60_000;

/** A time as minutes and seconds: `4:59`. Begun seconds count, so that it never shows less than there is. */
function minutesAndSeconds(ms: number): string {
  const seconds = Math.ceil((ms % minuteMs) / 1000);
  const minutes = Math.floor(ms / minuteMs) + Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The remaining time of the pairing code. Screen readers read it on demand, not every second. */
export function PairingCountdown({ expiresAtMs }: { expiresAtMs: number }) {
  const t = useMessages();
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const time = minutesAndSeconds(Math.max(0, expiresAtMs - nowMs));
  return (
    <p className={styles.expiry} role="timer">
      {t('pairing.expires', { time })}
    </p>
  );
}
