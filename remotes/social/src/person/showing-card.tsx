import { keptBy } from '@rainbow-rabbit/parts/outbox';
import { type ProcessPlace, showOwnPage } from '@rainbow-rabbit/processes/community/client';
import { Button, Card, Dialog } from '@rainbow-rabbit/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { Member } from '../community/use-member';
import { ActNotice } from '../live/act-notice';
import { useAct } from '../live/use-act';
import styles from './person.module.css';
import { usePersonMessages } from './person-messages';

interface ShowingCardProps {
  community: ProcessPlace;
  owner: Member;
  isShown: boolean;
  /** True once the owner has changed it on this page. */
  hasChanged: boolean;
  /** Reads the page anew. */
  onChange: () => Promise<void>;
}

/** The parts of a wallet's life that everybody can read without its page. */
const publicParts = ['name', 'points', 'meetups', 'game', 'entry'] as const;

/** The owner's card: if the page is shown, and the sheet that changes it. */
export function ShowingCard({ community, owner, isShown, hasChanged, onChange }: ShowingCardProps) {
  const t = usePersonMessages();
  const [isAsking, setIsAsking] = useState(false);
  const { state, run } = useAct(async () => {
    await showOwnPage(community, !isShown, keptBy(owner.signer));
    await onChange();
  });
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed goes with the page that it changed, and would take the focus along.
  useEffect(() => {
    if (hasChanged && document.activeElement === document.body) title.current?.focus();
  }, [hasChanged]);
  const act = t(isShown ? 'person.hide' : 'person.show');
  return (
    <Card tone="raised" rainbow={!isShown}>
      <h2 ref={title} tabIndex={-1}>
        {t(isShown ? 'person.own.shown' : 'person.own.hidden')}
      </h2>
      {!isShown && <p>{t('person.own.hidden.text')}</p>}
      <div>
        <Button
          variant={isShown ? 'secondary' : 'primary'}
          busy={state.status === 'sending'}
          onClick={() => setIsAsking(true)}
        >
          {act}
        </Button>
      </div>
      {state.status !== 'done' && <ActNotice state={state} done="" />}
      {isAsking && (
        <Dialog
          title={t(isShown ? 'person.sheet.hide' : 'person.sheet.show')}
          sheet
          onClose={() => setIsAsking(false)}
        >
          <p>{t(isShown ? 'person.sheet.hide-text' : 'person.sheet.show-text')}</p>
          <h3>{t('person.sheet.public')}</h3>
          <ul className={styles.public}>
            {publicParts.map((part) => (
              <li key={part}>{t(`person.sheet.${part}`)}</li>
            ))}
          </ul>
          <Button
            wide
            onClick={() => {
              setIsAsking(false);
              void run();
            }}
          >
            {act}
          </Button>
        </Dialog>
      )}
    </Card>
  );
}
