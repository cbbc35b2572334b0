import type { Player } from '@rainbow-rabbit/processes/rabbit/client';
import { useSharedMessages } from '@rainbow-rabbit/shared/i18n';
import { Button, ColourMark, Rabbit } from '@rainbow-rabbit/shared/ui';
import { useEffect, useId, useRef } from 'react';
import { useMessages } from '../messages';
import styles from './reveal.module.css';

/** So long the reveal stays when nobody taps, in milliseconds (docs/product 9.87). */
export const revealMs = 2800;

/** The marks that fly from the rabbit when it gets its colour. */
const sparks = Array.from({ length: 8 }, (_, index) => `${index / 8}turn`);

interface RevealProps {
  player: Pick<Player, 'colour' | 'nickname'>;
  /** The nickname that the player wished for: whoever has it already made it another one. */
  wish: string;
  /** Called once the time is over or the player taps. */
  onEnd: () => void;
}

/**
 * A new player's rabbit gets its colour: a grey one hops, and turns into the player's own, whose name and sign are said. With
 * reduced motion the coloured rabbit is there from the beginning.
 */
export function Reveal({ player: { colour, nickname }, wish, onEnd }: RevealProps) {
  const t = useMessages();
  const ofColours = useSharedMessages();
  const id = useId();
  const words = useRef<HTMLDivElement>(null);
  const isRenamed = nickname !== wish;
  useEffect(() => {
    // another name than the wish takes longer to read, and waits for a tap
    if (isRenamed) return;
    const timer = setTimeout(onEnd, revealMs);
    return () => clearTimeout(timer);
  }, [onEnd, isRenamed]);
  // A screen reader says the words once they have the focus.
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same for a keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button does the same for a keyboard
    <div className={styles.reveal} data-colour={colour} onClick={onEnd}>
      <div className={styles.scene} aria-hidden="true">
        <span className={styles.halo} />
        {sparks.map((turn) => (
          <span key={turn} className={styles.ray} style={{ rotate: turn }}>
            <span className={styles.spark}>
              <ColourMark colour={colour} named={false} size="l" />
            </span>
          </span>
        ))}
        <div className={styles.grey}>
          <Rabbit size="100%" />
        </div>
        <div className={styles.own}>
          <Rabbit colour={colour} mood="happy" size="100%" />
        </div>
      </div>
      <div className={styles.words}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
        <div
          className={styles.said}
          ref={words}
          role="group"
          tabIndex={-1}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-sign ${id}-name`}
        >
          <h1 className={styles.title} id={`${id}-title`}>
            {t('reveal.title', { name: ofColours(`colour.${colour}`) })}
          </h1>
          <p className={styles.sign} id={`${id}-sign`}>
            {t(`reveal.sign.${colour}`)}
          </p>
          {isRenamed && (
            <p className={styles.sign} id={`${id}-name`}>
              {t('reveal.nickname', { nickname, wish })}
            </p>
          )}
        </div>
        {/* Its click reaches the whole reveal. */}
        <Button variant="quiet">{t('reveal.go-on')}</Button>
      </div>
    </div>
  );
}
