import { Button } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { Confetti } from './confetti';
import { fanfare } from './fanfare';
import { playTones, wakeSound } from './sound';

/** The button that lets winners hear a fanfare below a rain of confetti, as often as somebody wants. */
export function Celebrate({ words }: { words: string }) {
  const [rains, setRains] = useState(0);
  const celebrate = async () => {
    setRains(rains + 1);
    await wakeSound();
    await playTones(fanfare);
  };
  return (
    <>
      <Button variant="secondary" onClick={() => void celebrate()}>
        {words}
      </Button>
      {rains > 0 && <Confetti key={rains} count={64} overSeconds={1.5} />}
    </>
  );
}
