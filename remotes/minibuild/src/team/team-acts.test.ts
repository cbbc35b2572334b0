import { joinTeam, readTeam } from '@rainbow-rabbit/processes/minibuild/client';
import type { OwnActParams } from '../contest/use-own-act';
import { sendJoin } from './team-acts';

jest.mock('@rainbow-rabbit/processes/minibuild/client', () => ({
  ...jest.requireActual('@rainbow-rabbit/processes/minibuild/client'),
  joinTeam: jest.fn(),
  readTeam: jest.fn(),
}));

test('a full team is not asked, so the code of its link is not published', async () => {
  const members = [{ person: 1 }, { person: 2 }];
  jest.mocked(readTeam).mockResolvedValue({ members, openInvites: [2] } as never);
  const act = { place: { process: 'P'.repeat(43) }, options: {} } as unknown as OwnActParams;
  const invitation = { team: 1, seed: 'S'.repeat(22) };
  await expect(sendJoin(act, invitation, 2)).rejects.toMatchObject({ code: 'team.full' });
  expect(joinTeam).not.toHaveBeenCalled();
  await sendJoin(act, invitation, 3);
  expect(joinTeam).toHaveBeenCalledTimes(1);
});
