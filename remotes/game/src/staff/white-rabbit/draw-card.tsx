import { useNewSecretFile } from '@rainbow-rabbit/parts/console/secret-file';
import { commitDraw } from '@rainbow-rabbit/processes/rabbit/client';
import { FilePlace } from '@rainbow-rabbit/shared/files';
import { Button, Card, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useGameErrorText } from '../../messages';
import { useStaffAct } from '../acts/staff-acts';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { lendSeed, makeSeed } from './seed-file';
import styles from './white-rabbit.module.css';

/** The draw of an event: its seed is made here and saved, and the event gets a commitment to it. */
export function DrawCard() {
  const t = useStaffMessages();
  const { info } = useStaffEvent();
  const isLate = !info.draw && info.players > 0;
  const mayDraw = !info.draw && !isLate && info.phase !== 'ended';
  return (
    <Card tone="raised">
      <div className={styles.card}>
        <h3>{t('staff.role.draw.title')}</h3>
        {info.draw && (
          <Notice tone="success">{t(info.draw.seed ? 'staff.role.opened' : 'staff.role.drawn')}</Notice>
        )}
        {isLate && <Notice tone="warning">{t('staff.role.draw.late')}</Notice>}
        {mayDraw && <p>{t('staff.role.draw.text')}</p>}
        {mayDraw && <MakeSeed />}
      </div>
    </Card>
  );
}

/** Makes a seed, saves it, and commits to it once the saved file has proved to have it. */
function MakeSeed() {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const ask = useStaffAct();
  const { rabbit, info } = useStaffEvent();
  const { process } = rabbit;
  const { made: seed, save } = useNewSecretFile(() => makeSeed(process));
  const [isProven, setIsProven] = useState(false);
  const [error, setError] = useState<unknown>();

  const prove = async (file: File) => {
    if (!seed) return;
    setError(undefined);
    try {
      await lendSeed({ file, process, commitment: seed.commitment }, () => undefined);
      setIsProven(true);
    } catch (reason) {
      setIsProven(false);
      setError(reason);
    }
  };
  const commit = () =>
    seed &&
    ask({
      reason: 'Draw committed',
      done: t('staff.role.draw.done'),
      send: (reason, options) => {
        const { commitment, acknowledgementKey } = seed;
        return commitDraw(rabbit, { reason, commitment, acknowledgementKey }, options);
      },
    });

  return (
    <>
      <div>
        <Button
          variant={seed ? 'secondary' : 'primary'}
          onClick={() => void save(`draw-${info.slug ?? process.slice(0, 8)}`)}
        >
          <Icon name="download" />
          {t(seed ? 'staff.role.draw.save-again' : 'staff.role.draw.save')}
        </Button>
      </div>
      {seed && (
        <FilePlace label={t('staff.role.seed.choose')} accept=".json" isFilled={isProven} onChoose={prove}>
          <span>{t(isProven ? 'staff.role.seed.right' : 'staff.role.seed.choose')}</span>
        </FilePlace>
      )}
      {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
      {isProven && (
        <div>
          <Button onClick={commit}>{t('staff.role.draw.act')}</Button>
        </div>
      )}
    </>
  );
}
