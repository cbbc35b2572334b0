import { MakingPage } from '@rainbow-rabbit/parts/console/making';
import { TextArea } from '@rainbow-rabbit/parts/fields';
import {
  maxBriefLength,
  maxContestNameLength,
  maxPrizeTitleLength,
} from '@rainbow-rabbit/processes/minibuild/client';
import { useNavigate } from '@rainbow-rabbit/shared/router';
import { TextField } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useContestConsolePaths } from '../session/console-paths';
import { useContestStaffMessages } from '../staff-messages';
import { useMakingContest } from './use-making-contest';

/** `/_internal/mini-build/new`: makes a contest. */
export function NewContestPage() {
  const t = useContestStaffMessages();
  const paths = useContestConsolePaths();
  const navigate = useNavigate();
  const [brief, setBrief] = useState('');
  const [prize, setPrize] = useState('');
  const { state, begun, make } = useMakingContest((process) =>
    navigate(paths.section(process, 'overview'), { replace: true }),
  );
  return (
    <MakingPage
      noun={t('staff.new.noun')}
      home={{ to: paths.home, label: t('staff.contests.title') }}
      fieldName="contest-name"
      maxNameLength={maxContestNameLength}
      state={state}
      begun={begun?.name}
      fields={
        <>
          <TextArea
            label={t('staff.texts.brief')}
            hint={t('staff.new.brief-hint')}
            rows={3}
            maxLength={maxBriefLength}
            value={brief}
            onChange={setBrief}
          />
          <TextField
            label={t('staff.set-up.prize', { place: 1 })}
            hint={t('staff.new.prize-hint')}
            name="prize"
            autoComplete="off"
            maxLength={maxPrizeTitleLength}
            value={prize}
            onChange={({ target }) => setPrize(target.value)}
          />
        </>
      }
      onMake={(name) => void make({ name, brief, prize })}
    />
  );
}
