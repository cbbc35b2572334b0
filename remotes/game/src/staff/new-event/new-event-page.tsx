import { BackLink } from '@rainbow-rabbit/console/frame';
import { maxEventNameLength } from '@rainbow-rabbit/processes/rabbit/client';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useNavigate } from '@rainbow-rabbit/shared/router';
import { Button, Card, Checkbox, Notice, Page, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useGameErrorText } from '../../messages';
import { firstSection, useConsolePaths } from '../session/console-paths';
import { useStaffMessages } from '../staff-messages';
import { MakingProgress } from './making-progress';
import styles from './new-event-page.module.css';
import { useMakingEvent } from './use-making-event';

/** `/_internal/game/new`: makes an event. */
export function NewEventPage() {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const paths = useConsolePaths();
  const navigate = useNavigate();
  const { ao } = useNetwork();
  const [name, setName] = useState('');
  const [isRehearsal, setIsRehearsal] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const { state, begun, make } = useMakingEvent((process) =>
    navigate(paths.section(process, firstSection), { replace: true }),
  );
  const isMaking = state.status === 'making';
  const goesOn = begun !== undefined && !isMaking;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = name.trim();
    setIsMissing(!begun && text === '');
    if (begun || text !== '') void make({ name: text, isRehearsal });
  };

  return (
    <Page title={t('staff.new.title')} intro={t('staff.new.intro')} width="narrow">
      {ao.spawn ? (
        <Card tone="raised" rainbow>
          <form className={styles.form} onSubmit={submit} noValidate>
            {goesOn ? (
              <Notice title={begun.name}>{t('staff.new.begun')}</Notice>
            ) : (
              <TextField
                label={t('staff.new.name')}
                hint={t('staff.new.name-hint')}
                error={isMissing ? t('staff.new.name-missing') : undefined}
                name="event-name"
                autoComplete="off"
                maxLength={maxEventNameLength}
                readOnly={isMaking}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            )}
            {!goesOn && (
              <Checkbox
                label={t('staff.new.rehearsal')}
                checked={isRehearsal}
                disabled={isMaking}
                onChange={({ target }) => setIsRehearsal(target.checked)}
              />
            )}
            <MakingProgress state={state} />
            {state.status === 'failed' && <Notice tone="error">{errorText(state.error)}</Notice>}
            <Button type="submit" busy={isMaking} wide>
              {t(goesOn ? 'staff.new.go-on' : 'staff.new.act')}
            </Button>
          </form>
        </Card>
      ) : (
        <Notice tone="warning">{t('staff.new.no-network')}</Notice>
      )}
      <BackLink to={paths.home}>{t('staff.events.title')}</BackLink>
    </Page>
  );
}
