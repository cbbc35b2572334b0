import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import { keptBy } from '@rainbow-rabbit/parts/outbox';
import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import {
  maxProfileNameLength,
  type ProcessPlace,
  readNames,
  setOwnName,
} from '@rainbow-rabbit/processes/community/client';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { Button, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { type Member, useMember, useMembership } from '../community/use-member';
import { ActNotice } from '../live/act-notice';
import { ReadingState } from '../live/reading-state';
import { useAct } from '../live/use-act';
import { useBoardMessages } from './board-messages';
import styles from './choose-name.module.css';
import { renewEveryMs } from './renew-every-ms';

interface ChooseNameProps {
  community: ProcessPlace;
}

/** The name that the communities show for the connected wallet; one approval changes it. Without a wallet, nothing. */
export function ChooseName({ community }: ChooseNameProps) {
  const member = useMember();
  const t = useBoardMessages();
  return (
    member && (
      <FoldedPart label={t('board.name.label')}>
        {() => <NameForm key={member.address} community={community} member={member} />}
      </FoldedPart>
    )
  );
}

function NameForm({ community, member: { address, signer } }: ChooseNameProps & { member: Member }) {
  const t = useBoardMessages();
  const reason = useMembership()?.hiddenFor;
  const [typed, setTyped] = useState<string>();
  const { reading, refresh } = useReading<string>({
    key: address,
    everyMs: useWakingInterval(renewEveryMs),
    read: async (options) => (await readNames(community, [address], options)).get(address) ?? '',
  });
  const name = valueOf(reading);
  const { state, run } = useAct(async (wanted: string) => {
    await setOwnName(community, wanted, keptBy(signer));
    setTyped(undefined);
    await refresh();
  });
  if (reason) return <Notice tone="warning">{t('board.name.hidden', { reason })}</Notice>;
  if (name === undefined) return <ReadingState reading={reading} refresh={refresh} />;
  const wanted = (typed ?? name).trim();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void run(wanted);
      }}
    >
      <TextField
        label={t('board.name')}
        hint={t('board.name.hint')}
        value={typed ?? name}
        maxLength={maxProfileNameLength}
        autoComplete="nickname"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" busy={state.status === 'sending'} disabled={wanted === name}>
        {t('board.name.save')}
      </Button>
      <ActNotice state={state} done={t('board.name.saved')} />
    </form>
  );
}
