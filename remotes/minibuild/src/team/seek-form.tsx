import { ledgerText } from '@rainbow-rabbit/parts/ledger-text';
import { maxSeekingLength, seekMembers } from '@rainbow-rabbit/processes/minibuild/client';
import { Button, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { OwnActNotice } from '../contest/own-act-notice';
import styles from '../contest/panel.module.css';
import { useOwnAct } from '../contest/use-own-act';
import { useMessages } from '../messages';

/** The line by which a captain says whom the team looks for. */
export function SeekForm({ seeking = '' }: { seeking: string | undefined }) {
  const t = useMessages();
  const [typed, setTyped] = useState<string>();
  const { state, run } = useOwnAct(({ place, options }, text: string) =>
    seekMembers(place, { text }, options),
  );
  const wanted = ledgerText(typed ?? seeking);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await run(wanted)) setTyped(undefined);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <TextField
        label={t('team.seek')}
        hint={t('team.seek.hint')}
        autoComplete="off"
        maxLength={maxSeekingLength}
        value={typed ?? seeking}
        onChange={({ target }) => setTyped(target.value)}
      />
      <OwnActNotice state={state} done={t('team.seek.done')} />
      <div>
        <Button
          type="submit"
          variant="secondary"
          busy={state.status === 'sending'}
          disabled={wanted === seeking}
        >
          {t('team.seek.save')}
        </Button>
      </div>
    </form>
  );
}
