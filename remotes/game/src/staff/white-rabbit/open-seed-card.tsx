import { reasonedAct } from '@rainbow-rabbit/parts/console/acts';
import { type EventInfo, openDraw } from '@rainbow-rabbit/processes/rabbit/client';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { FilePlace } from '@rainbow-rabbit/shared/files';
import { Card, Notice } from '@rainbow-rabbit/shared/ui';
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
  const [error, setError] = useState<unknown>();

  const open = async (file: File) => {
    setError(undefined);
    try {
      const saved = { file, process: rabbit.process, commitment: draw.commitment };
      // A further draw whose envelopes were never dealt does not count.
      const redraws = (await lendSeed(saved, (seed) => seed.redraws)).filter(
        (edition) => edition <= (info.deal?.edition ?? 0),
      );
      ask({
        ...reasonedAct((word) => t(`staff.role.open.${word}`)),
        effect: (
          <>
            <p>{t('staff.role.open.effect')}</p>
            {redraws.length > 0 && <p>{t('staff.role.open.redraws', { count: redraws.length })}</p>}
          </>
        ),
        // No text of the seed before the message that publishes it.
        send: (reason, options) =>
          lendSeed(saved, (opened) => {
            const seed = toBase64Url(opened.seed);
            return openDraw(rabbit, { reason, seed, ...(redraws.length > 0 && { redraws }) }, options);
          }),
      });
    } catch (reason) {
      setError(reason);
    }
  };

  return (
    <Card tone="raised">
      <div className={styles.card}>
        <h3>{t('staff.role.open.title')}</h3>
        <p>{t('staff.role.open.text')}</p>
        <FilePlace label={t('staff.role.seed.choose')} accept=".json" onChoose={open}>
          <span>{t('staff.role.seed.choose')}</span>
        </FilePlace>
        {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
      </div>
    </Card>
  );
}
