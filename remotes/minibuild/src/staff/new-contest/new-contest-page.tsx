import { NewProcessPage } from '@rainbow-rabbit/parts/console/making';
import { TextArea } from '@rainbow-rabbit/parts/fields';
import { ownZone } from '@rainbow-rabbit/parts/zone-time/domain';
import {
  maxBriefLength,
  maxContestNameLength,
  maxPrizeTitleLength,
} from '@rainbow-rabbit/processes/minibuild/client';
import { currentLocale } from '@rainbow-rabbit/shared/i18n';
import { TextField } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useContestConsolePaths } from '../session/console-paths';
import { useFirstCriteria } from '../set-up/use-first-criteria';
import { useContestStaffMessages } from '../staff-messages';
import { firstContestActs } from './first-acts';
import { newContest } from './new-contest';

/** `/_internal/mini-build/new`: makes a contest. */
export function NewContestPage() {
  const t = useContestStaffMessages();
  const paths = useContestConsolePaths();
  const criteria = useFirstCriteria();
  const [brief, setBrief] = useState('');
  const [prize, setPrize] = useState('');
  return (
    <NewProcessPage
      kind={newContest}
      pathOf={(process) => paths.section(process, 'overview')}
      noun={t('staff.new.noun')}
      home={{ to: paths.home, label: t('staff.contests.title') }}
      fieldName="contest-name"
      maxNameLength={maxContestNameLength}
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
      actsOf={({ name, contactKey }) => {
        const place = { zone: ownZone(), original: currentLocale(), criteria };
        const first = { ...place, now: Date.now(), rules: t('staff.new.rules'), contactKey };
        return firstContestActs({ name, brief, prize }, first);
      }}
    />
  );
}
