import { BackLink } from '@rainbow-rabbit/console/frame';
import { maxContestNameLength } from '@rainbow-rabbit/processes/minibuild/client';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useNavigate } from '@rainbow-rabbit/shared/router';
import { Button, Card, Notice, Page, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useMiniBuildErrorText } from '../../messages';
import { useContestConsolePaths } from '../session/console-paths';
import { useContestStaffMessages } from '../staff-messages';
import { ContestMakingProgress } from './making-progress';
import styles from './new-contest-page.module.css';
import { useMakingContest } from './use-making-contest';

/** `/_internal/mini-build/new`: makes a contest. */
export function NewContestPage() {
  const t = useContestStaffMessages();
  const errorText = useMiniBuildErrorText();
  const paths = useContestConsolePaths();
  const navigate = useNavigate();
  const { ao } = useNetwork();
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { state, begun, make } = useMakingContest((process) =>
    navigate(paths.section(process, 'set-up'), { replace: true }),
  );
  const isMaking = state.status === 'making';
  const goesOn = begun !== undefined && !isMaking;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = name.trim();
    setIsMissing(!begun && text === '');
    if (begun || text !== '') void make(text);
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
                name="contest-name"
                autoComplete="off"
                maxLength={maxContestNameLength}
                readOnly={isMaking}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            )}
            <ContestMakingProgress state={state} />
            {state.status === 'failed' && <Notice tone="error">{errorText(state.error)}</Notice>}
            <Button type="submit" busy={isMaking} wide>
              {t(goesOn ? 'staff.new.go-on' : 'staff.new.act')}
            </Button>
          </form>
        </Card>
      ) : (
        <Notice tone="warning">{t('staff.new.no-network')}</Notice>
      )}
      <BackLink to={paths.home}>{t('staff.contests.title')}</BackLink>
    </Page>
  );
}
