import { leavePage, partMessages } from '@rainbow-rabbit/parts/testing';
import { nextTurn, withMessages } from '@rainbow-rabbit/shared/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json';
import organiser from '../../locales/organiser/en.json';
import {
  type ArcadeStage,
  ArcadeStagePage,
  arcadeStage,
  infoOf,
  stagePlace,
  stageRunner,
} from '../testing/arcade-stage';
import { OrganiserTools } from './organiser-tools';

beforeEach(() => {
  localStorage.clear();
  withMessages({ games: { ...en, ...organiser }, ...partMessages });
});
afterEach(leavePage);

const event = 'w'.repeat(43);

function show(stage: ArcadeStage, role: 'staff' | 'organiser' = 'staff') {
  return render(
    <ArcadeStagePage
      stage={stage}
      at="/social/ph/games"
      events={[{ slug: 'demo', process: event, name: 'Harbour Hunt' }]}
    >
      <OrganiserTools arcade={stagePlace(stage)} role={role} city="ph" />
    </ArcadeStagePage>,
  );
}
const sentOf = ({ asked }: ArcadeStage) => asked.find(({ isSent }) => isSent);
const staff = () => ({ info: () => infoOf({ staff: [stageRunner] }) });

test('staff say whom the arcade gives ranks, and an event has to be chosen', async () => {
  const stage = arcadeStage(staff());
  show(stage);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: organiser['organiser.admission'] })).toHaveProperty(
      'disabled',
      false,
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: organiser['organiser.admission'] }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(partMessages.admission['admission.admitted']), {
    target: { value: 'anybody' },
  });
  expect(dialog.getByText(organiser['organiser.anybody-text'])).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(partMessages.admission['admission.admitted']), {
    target: { value: 'events' },
  });
  fireEvent.click(dialog.getByRole('button', { name: organiser['organiser.admission-go'] }));
  expect(await dialog.findByText(partMessages.admission['admission.fault.no-event'])).toBeTruthy();
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Harbour Hunt' }));
  fireEvent.click(dialog.getByRole('button', { name: organiser['organiser.admission-go'] }));
  expect(await screen.findByText(organiser['organiser.done'])).toBeTruthy();
  expect(sentOf(stage)).toMatchObject({
    action: 'Admission',
    data: { admission: { by: 'events', events: [event] }, reason: 'Admission set' },
  });
});

test('staff make tickets of the arcade', async () => {
  const stage = arcadeStage(staff());
  show(stage);
  fireEvent.click(screen.getByText(organiser['organiser.tickets']));
  const count = await screen.findByLabelText(partMessages.desk['tickets.count']);
  fireEvent.change(count, { target: { value: '5' } });
  fireEvent.click(screen.getByRole('button', { name: partMessages.desk['tickets.make.act'] }));
  await waitFor(() =>
    expect(sentOf(stage)).toMatchObject({
      action: 'Admit',
      data: { batch: 1, count: 5, reason: 'Tickets added' },
    }),
  );
});

test('organisers have neither', async () => {
  show(arcadeStage(staff()), 'organiser');
  await act(nextTurn);
  expect(screen.queryByText(organiser['organiser.tickets'])).toBeNull();
  expect(screen.queryByRole('button', { name: organiser['organiser.admission'] })).toBeNull();
});
