import { Stack } from '@rainbow-rabbit/parts/console/layout';
import { Loading } from '@rainbow-rabbit/parts/console/list';
import { useToken } from '../amounts/use-token';
import { ContestFileCard } from '../secret/contest-file-card';
import { useStaffContest } from '../session/staff-contest';
import { ContestForm } from './settings-form';

/** Section: the facts of the contest, and its secret. */
export function SetUpSection() {
  const { facts } = useStaffContest().front;
  const token = useToken(facts?.token);
  const places = token.status === 'known' ? token.token.denomination : 0;
  return (
    <Stack width="reading">
      {/* The amounts of prizes can be shown once the token's decimal places are known. */}
      {token.status === 'reading' ? (
        <Loading />
      ) : (
        <ContestForm key={JSON.stringify([facts, places])} facts={facts} savedPlaces={places} />
      )}
      <ContestFileCard />
    </Stack>
  );
}
