import { maxTeamNameLength } from '@rainbow-rabbit/processes/minibuild/client/domain';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { max, required, useForm } from '@rainbow-rabbit/shared/forms';
import { Button, Card, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { isVisibleName } from '../contest/domain/visible-name';
import { OwnActNotice } from '../contest/own-act-notice';
import styles from '../contest/panel.module.css';
import { useOwnAct } from '../contest/use-own-act';
import { useMessages, useMiniBuildErrorText } from '../messages';
import { type Invitation, pastedInvitation } from './invitation.domain';
import { sendTeam } from './team-acts';

interface NoTeamProps {
  teamSize: number;
  /** Called with the invitation of a link that was pasted. */
  onInvited: (invitation: Invitation) => void;
}

/** The choices of a person without a team: to stay alone, to make one, or to join one by its link. */
export function NoTeam({ teamSize, onInvited }: NoTeamProps) {
  const t = useMessages();
  return (
    <Card>
      <div className={styles.stack}>
        <h2>{t('team.title')}</h2>
        <p>{teamSize > 1 ? t('team.choices', { count: teamSize }) : t('team.alone-only')}</p>
        {teamSize > 1 && (
          <>
            <MakeTeamForm teamSize={teamSize} />
            <PasteLinkForm onInvited={onInvited} />
          </>
        )}
      </div>
    </Card>
  );
}

function MakeTeamForm({ teamSize }: { teamSize: number }) {
  const t = useMessages();
  const errorText = useMiniBuildErrorText();
  const { state, run } = useOwnAct(sendTeam);
  const form = useForm<{ name: string }>({
    initial: { name: '' },
    live: ['name'],
    labels: { name: t('team.name') },
    rules: {
      name: [
        required(),
        max(maxTeamNameLength, t('team.name.too-long', { max: maxTeamNameLength })),
        {
          name: 'visible',
          passes: (value) => isVisibleName(String(value)),
          message: t('error.team.name-invalid'),
        },
      ],
    },
    onSubmit: async ({ name }) => void (await run(name, teamSize)),
  });
  const error = 'error' in state ? state.error : undefined;
  const isAboutName = hasCode(error, 'team.name-taken') || hasCode(error, 'team.name-invalid');
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate aria-busy={form.isSubmitting}>
      <TextField
        {...form.field('name')}
        error={form.field('name').error ?? (isAboutName ? errorText(error) : undefined)}
        label={t('team.name')}
        hint={t('team.name.hint')}
        required
      />
      {!isAboutName && <OwnActNotice state={state} />}
      <Button type="submit" wide busy={form.isSubmitting}>
        {t('team.make')}
      </Button>
    </form>
  );
}

function PasteLinkForm({ onInvited }: Pick<NoTeamProps, 'onInvited'>) {
  const t = useMessages();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const invitation = pastedInvitation(text);
    setWrong(!invitation);
    if (invitation) onInvited(invitation);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('team.link')}
        hint={t('team.link.hint')}
        inputMode="url"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {isWrong && <Notice tone="error">{t('team.link.wrong')}</Notice>}
      <Button type="submit" variant="secondary" wide disabled={text.trim() === ''}>
        {t('team.open-link')}
      </Button>
    </form>
  );
}
