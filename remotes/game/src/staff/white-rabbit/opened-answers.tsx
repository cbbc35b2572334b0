import { SoftNote } from '@rainbow-rabbit/parts/console/layout';
import { useConsoleMessages } from '@rainbow-rabbit/parts/console/messages';
import { WindowedList } from '@rainbow-rabbit/parts/rows';
import {
  isOut,
  type OpenedAcknowledgement,
  type RoleFacts,
  roleAnswer,
} from '@rainbow-rabbit/processes/autopilot/client';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { WhileHeld } from '../secret/while-held';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { RedrawPart } from './redraw-part';
import type { Sealing } from './use-sealing';
import styles from './white-rabbit.module.css';

/** Height of a row, in units of the root's text size. */
const rowRem = 4.5;

const tones = { agreed: 'success', declined: 'error', unreadable: 'warning', unread: 'warning' } as const;

interface OpenedAnswersProps {
  facts: RoleFacts;
  acknowledgements: readonly OpenedAcknowledgement[];
  sealing: Sealing;
}

/** The answers to the role cards: the White Rabbit's without the name, and those of all, which look alike. */
export function OpenedAnswers({ facts, acknowledgements, sealing }: OpenedAnswersProps) {
  const t = useStaffMessages();
  const { deal } = useStaffEvent().info;
  const [isListed, setIsListed] = useState(false);
  const answer = roleAnswer(acknowledgements, facts);
  const { player } = facts;
  const isGone = !player || isOut(player);
  const isLatest = facts.edition === deal?.edition;
  const latest = acknowledgements.filter(({ edition }) => edition === facts.edition).length;
  return (
    <>
      {isGone ? (
        <Notice tone="warning">{t('staff.role.check.gone', { edition: facts.edition })}</Notice>
      ) : (
        <Notice tone={tones[answer]}>{t(`staff.role.check.${answer}`)}</Notice>
      )}
      {player && (
        <WhileHeld hint={t('staff.role.check.hold')}>
          {() => (
            <>
              <strong>{t('staff.contacts.who', { rabbit: player.rabbit, nickname: player.nickname })}</strong>
              <span>{t('staff.players.colours', { found: player.count })}</span>
            </>
          )}
        </WhileHeld>
      )}
      {isLatest && (isGone || answer !== 'agreed') && (
        <>
          {answer !== 'declined' && <Notice>{t('staff.role.redraw.unproven')}</Notice>}
          <RedrawPart sealing={sealing} />
        </>
      )}
      <p role="status">
        {t('staff.role.check.count', { count: latest, all: deal?.count ?? 0, edition: facts.edition })}
      </p>
      <SoftNote isSmall>{t('staff.role.check.alike')}</SoftNote>
      {!isListed && acknowledgements.length > 0 && (
        <div>
          <Button variant="quiet" onClick={() => setIsListed(true)}>
            {t('staff.role.check.show-list')}
          </Button>
        </div>
      )}
      {isListed && (
        <WindowedList
          label={t('staff.role.check.list')}
          count={acknowledgements.length}
          rowRem={rowRem}
          row={(index) => <AnswerRow given={acknowledgements[index]} players={facts.players} />}
        />
      )}
    </>
  );
}

interface AnswerRowProps {
  given: OpenedAcknowledgement | undefined;
  players: RoleFacts['players'];
}

function AnswerRow({ given, players }: AnswerRowProps) {
  const t = useStaffMessages();
  const ofConsoles = useConsoleMessages();
  if (!given) return null;
  const { rabbit, edition, agreed } = given;
  const nickname = players.find((player) => player.rabbit === rabbit)?.nickname ?? '';
  return (
    <div className={styles.row}>
      <span className={styles.who}>{t('staff.contacts.who', { rabbit, nickname })}</span>
      <span className={styles.note}>
        {agreed === undefined ? ofConsoles('contacts.unreadable') : t('staff.role.check.row', { edition })}
      </span>
    </div>
  );
}
