import { type EventInfo, openDraw } from '@rainbow-rabbit/processes/rabbit/client';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { FilePlace } from '@rainbow-rabbit/shared/files';
import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useGameErrorText } from '../../messages';
import { useStaffAct } from '../acts/staff-acts';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { lendSeed } from './seed-file';
import styles from './white-rabbit.module.css';

/** Opens the seed after the end, so that anybody can repeat the draw. */
export function OpenSeedCard({ draw }: { draw: NonNullable<EventInfo['draw']> }) {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const ask = useStaffAct();
  const { rabbit, info } = useStaffEvent();
  const [proven, setProven] = useState<{ file: File; redraws: readonly number[] }>();
  const [error, setError] = useState<unknown>();
  const savedIn = (file: File) => ({ file, process: rabbit.process, commitment: draw.commitment });

  const prove = async (file: File) => {
    setError(undefined);
    setProven(undefined);
    try {
      // A further draw whose envelopes were never dealt does not count.
      const redraws = (await lendSeed(savedIn(file), (seed) => seed.redraws)).filter(
        (edition) => edition <= (info.deal?.edition ?? 0),
      );
      setProven({ file, redraws });
    } catch (reason) {
      setError(reason);
    }
  };
  const open = ({ file, redraws }: NonNullable<typeof proven>) =>
    ask({
      reason: 'Seed of the draw opened',
      done: t('staff.role.open.done'),
      // No text of the seed before the message that publishes it.
      send: (reason, options) =>
        lendSeed(savedIn(file), (opened) => {
          const seed = toBase64Url(opened.seed);
          return openDraw(rabbit, { reason, seed, ...(redraws.length > 0 && { redraws }) }, options);
        }),
    });

  return (
    <Card tone="raised">
      <div className={styles.card}>
        <h3>{t('staff.role.open.title')}</h3>
        <p>{t('staff.role.open.text')}</p>
        <FilePlace
          label={t('staff.role.seed.choose')}
          accept=".json"
          isFilled={proven !== undefined}
          onChoose={prove}
        >
          <span>{t('staff.role.seed.choose')}</span>
        </FilePlace>
        {proven && (
          <>
            <p>{t('staff.role.open.effect')}</p>
            <div>
              <Button onClick={() => open(proven)}>{t('staff.role.open.act')}</Button>
            </div>
          </>
        )}
        {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
      </div>
    </Card>
  );
}
