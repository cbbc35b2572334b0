import { MakingPage } from '@rainbow-rabbit/parts/console/making';
import { maxEventNameLength } from '@rainbow-rabbit/processes/rabbit/client';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useNavigate } from '@rainbow-rabbit/shared/router';
import { Checkbox } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useGameErrorText } from '../../messages';
import { firstSection, useConsolePaths } from '../session/console-paths';
import { useStaffMessages } from '../staff-messages';
import { useMakingEvent } from './use-making-event';

/** `/_internal/game/new`: makes an event. */
export function NewEventPage() {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const paths = useConsolePaths();
  const navigate = useNavigate();
  const { ao } = useNetwork();
  const [isRehearsal, setIsRehearsal] = useState(false);
  const { state, begun, make } = useMakingEvent((process) =>
    navigate(paths.section(process, firstSection), { replace: true }),
  );
  return (
    <MakingPage
      words={{
        title: t('staff.new.title'),
        intro: t('staff.new.intro'),
        name: t('staff.new.name'),
        nameHint: t('staff.new.name-hint'),
        nameMissing: t('staff.new.name-missing'),
        begun: t('staff.new.begun'),
        step: (step) => ({ name: t(`staff.new.${step}`), text: t(`staff.new.${step}.text`) }),
        make: t('staff.new.act'),
        goOn: t('staff.new.go-on'),
        noNetwork: t('staff.new.no-network'),
        errorText,
      }}
      home={{ to: paths.home, label: t('staff.events.title') }}
      canMake={ao.spawn !== undefined}
      fieldName="event-name"
      maxNameLength={maxEventNameLength}
      state={state}
      begun={begun?.name}
      fields={(isMaking) => (
        <Checkbox
          label={t('staff.new.rehearsal')}
          checked={isRehearsal}
          disabled={isMaking}
          onChange={({ target }) => setIsRehearsal(target.checked)}
        />
      )}
      onMake={(name) => void make({ name, isRehearsal })}
    />
  );
}
