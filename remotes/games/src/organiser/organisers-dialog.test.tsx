import { leavePage } from '@rainbow-rabbit/parts/testing';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json';
import organiser from '../../locales/organiser/en.json';
import { type ArcadeStage, ArcadeStagePage, arcadeStage, stagePlace } from '../testing/arcade-stage';
import { ArcadeActDialog } from './act-dialog';
import { organisersAct } from './organiser-acts';
import { useOrganiserMessages } from './organiser-messages';

beforeEach(() => withMessages({ games: { ...en, ...organiser } }));
afterEach(leavePage);

const address = 'k'.repeat(43);

function OrganisersDialog({
  stage,
  ...calls
}: {
  stage: ArcadeStage;
  onDone: () => void;
  onClose: () => void;
}) {
  const t = useOrganiserMessages();
  return <ArcadeActDialog act={organisersAct({ arcade: stagePlace(stage), t })} {...calls} />;
}

function show(stage: ArcadeStage) {
  const [onDone, onClose] = [jest.fn(), jest.fn()];
  render(
    <ArcadeStagePage stage={stage} at="/">
      <OrganisersDialog stage={stage} onDone={onDone} onClose={onClose} />
    </ArcadeStagePage>,
  );
  return { onDone, onClose };
}

const write = (name: 'organiser.address', value: string) =>
  fireEvent.change(screen.getByLabelText(organiser[name]), { target: { value } });
const press = (name: 'organiser.people-add' | 'organiser.people-remove') =>
  fireEvent.click(screen.getByRole('button', { name: organiser[name] }));

test.each([
  [true, 'organiser.people-add'],
  [false, 'organiser.people-remove'],
] as const)('the staff give the role or take it away (%s)', async (isOrganiser, button) => {
  const stage = arcadeStage();
  const { onDone, onClose } = show(stage);
  write('organiser.address', ` ${address} `);
  if (!isOrganiser) fireEvent.click(screen.getByRole('checkbox'));
  press(button);
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(stage.asked.filter(({ isSent }) => isSent)).toMatchObject([
    { action: 'Organiser', data: { address, isOrganiser, reason: 'Organisers changed' } },
  ]);
});

test('an address that is none is not sent, and says so until it is one', () => {
  const stage = arcadeStage();
  show(stage);
  write('organiser.address', 'me');
  press('organiser.people-add');
  expect(screen.getByText(organiser['organiser.address-invalid'])).toBeTruthy();
  expect(stage.asked.filter(({ isSent }) => isSent)).toEqual([]);
  write('organiser.address', address);
  expect(screen.queryByText(organiser['organiser.address-invalid'])).toBeNull();
});

test('a refusal stays in the dialog, in words', async () => {
  const stage = arcadeStage({
    organiser: () => {
      throw new Error('staff.only');
    },
  });
  const { onDone } = show(stage);
  write('organiser.address', address);
  press('organiser.people-add');
  expect(await screen.findByText(en['error.staff.only'])).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
});
