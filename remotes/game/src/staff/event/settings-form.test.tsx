import { fireEvent, screen } from '@testing-library/react';
import { stageSection } from '../../testing/section-stage';
import { SettingsForm } from './settings-form';

const save = () => screen.getByRole('button', { name: 'Save the settings' }) as HTMLButtonElement;
const field = (name: string) => screen.getByLabelText(name) as HTMLInputElement;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

test('what was changed is sent, and nothing else', async () => {
  const { doAct } = stageSection(<SettingsForm />, { info: { phase: 'draft' } });
  expect(save().disabled).toBe(true);
  type('Prize', 'A golden carrot');
  fireEvent.click(screen.getByRole('radio', { name: /Anybody/ }));
  fireEvent.click(save());
  expect(await doAct()).toEqual({
    action: 'Configure',
    data: { reason: 'Settings changed', prize: 'A golden carrot', admission: 'open' },
  });
});

test('printed badges are allowed and forbidden by a switch', async () => {
  const stage = stageSection(<SettingsForm />, { info: { printed: 'none' } });
  const box = () => screen.getByRole('checkbox', { name: 'Allow printed badges' }) as HTMLInputElement;
  expect(box().checked).toBe(false);
  fireEvent.click(box());
  fireEvent.click(save());
  expect(await stage.doAct()).toMatchObject({ data: { printed: 'allowed' } });
  stage.change({ printed: 'allowed' });
  expect(box().checked).toBe(true);
  fireEvent.click(box());
  fireEvent.click(save());
  expect(await stage.doAct()).toMatchObject({ data: { printed: 'none' } });
});

test('a form with faults names each, and sends nothing', () => {
  const { lastAct } = stageSection(<SettingsForm />, { info: { phase: 'draft' } });
  type('Name', ' ');
  type('Short name in the link', 'Garden Party');
  type('Places for players', '0');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(save());
  expect(screen.getByText('This is needed.')).toBeTruthy();
  expect(screen.getByText('Use 1 to 40 small letters from a to z, digits and hyphens.')).toBeTruthy();
  expect(screen.getByText('This number is out of range.')).toBeTruthy();
  expect(screen.getByText('Some fields need another look.')).toBeTruthy();
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  expect(lastAct).toThrow('asked for no act');
});

test('a short name that another event of the app has is refused at once', () => {
  stageSection(<SettingsForm />, { info: { phase: 'draft', slug: 'garden' }, process: 'B'.repeat(43) });
  expect(screen.getByText('Another event of this app has this short name.')).toBeTruthy();
});

test('what players rely on can’t be changed any more, and nothing once the event is over', () => {
  const { change } = stageSection(<SettingsForm />);
  expect(field('Short name in the link').disabled).toBe(true);
  expect(field('Time for a scan to arrive, in seconds').disabled).toBe(true);
  expect(field('Prize').disabled).toBe(false);
  change({ phase: 'ended' });
  type('Prize', 'Something else');
  expect(save().disabled).toBe(true);
});

test('settings that somebody else has saved come into the form', () => {
  const { change } = stageSection(<SettingsForm />, { info: { prize: 'A carrot' } });
  type('Prize', 'Mine');
  change({ prize: 'Two carrots' });
  expect(field('Prize').value).toBe('Two carrots');
});
