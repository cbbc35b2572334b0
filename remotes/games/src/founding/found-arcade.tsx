import { ProcessMaker } from '@rainbow-rabbit/parts/console/founding';
import { readArcadeInfo } from '@rainbow-rabbit/processes/arcade/client';
import { isAddress } from '@rainbow-rabbit/shared/arweave';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useSearchParams } from '@rainbow-rabbit/shared/router';
import { TextField } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { arcadesPath } from '../arcades';
import { useMessages } from '../messages';
import { CountPoints } from './count-points';
import { useFoundArcadeMessages } from './founding-messages';

const kind = {
  tag: 'rainbow-rabbit-arcade',
  source: async () => (await import('./process-source')).arcadeSource(),
  read: (place: Parameters<typeof readArcadeInfo>[0]) => readArcadeInfo(place, { maxAgeMs: 0 }),
};

/** `/_internal/games`: makes an arcade whose points go to a community, and says what comes next. */
export function FoundArcade() {
  const t = useFoundArcadeMessages();
  const words = useMessages();
  const network = useNetwork();
  const asked = useSearchParams()[0].get('community');
  const [community, setCommunity] = useState(asked ?? network.community ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const process = community.trim();
  const firstActs = () => {
    setIsWrong(process !== '' && !isAddress(process));
    if (process === '') return [];
    if (!isAddress(process)) return undefined;
    return [{ action: 'Community', data: { process, reason: 'Arcade made' } }];
  };
  return (
    <ProcessMaker
      path="/_internal/games"
      kind={kind}
      noun={t('founding.noun')}
      intro={t('founding.intro')}
      area="games"
      home={{ to: arcadesPath, label: words('area.arcade') }}
      fields={
        <TextField
          label={t('founding.community')}
          hint={t('founding.community-hint')}
          error={isWrong ? t('founding.community-wrong') : undefined}
          name="community"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={community}
          onChange={({ target }) => setCommunity(target.value)}
        />
      }
      firstActs={firstActs}
      entriesOf={(arcade, info) => ({ community: info.community, processes: { arcade } })}
      next={(arcade, info) => (
        <>
          {info.community && <CountPoints arcade={arcade} community={info.community} />}
          <p>{t('founding.next')}</p>
        </>
      )}
    />
  );
}
