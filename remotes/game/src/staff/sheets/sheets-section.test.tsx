import { sheetFile } from '@rainbow-rabbit/parts/console/printing';
import { locales } from '@rainbow-rabbit/shared/i18n';
import { fireEvent, screen } from '@testing-library/react';
import { stageSection } from '../../testing/section-stage';
import { posterSheet } from './poster';
import { SheetsSection } from './sheets-section';

const poster = {
  event: '<b>Garden & Party</b>',
  link: 'https://rabbit.example/play/#/rabbit/garden',
  languages: locales.map(({ code }) => code),
  needsTicket: true,
  prize: undefined,
};

it('a poster has the link, the name as text, and the way in in each language', () => {
  const html = sheetFile(posterSheet(poster));
  expect(html).toContain('rabbit.example/play/#/rabbit/garden');
  expect(html).toContain('&lt;b&gt;Garden &amp; Party&lt;/b&gt;');
  for (const { iso } of locales) expect(html).toContain(`<div lang="${iso}">`);
  expect(html).toContain('Potrzebujesz biletu');
  expect(html.split('class="page"')).toHaveLength(2);
  expect(sheetFile(posterSheet({ ...poster, needsTicket: false }))).not.toContain('Potrzebujesz biletu');
});

it('needs a language and a named event', () => {
  stageSection(<SheetsSection />);
  const print = screen.getByRole<HTMLButtonElement>('button', { name: 'Print the poster' });
  expect(print.disabled).toBe(false);
  fireEvent.click(screen.getByLabelText('English'));
  expect(print.disabled).toBe(true);
});

it('says that the event has no name yet', () => {
  stageSection(<SheetsSection />, { info: { slug: undefined } });
  expect(screen.getByText('Give the event a name and a short name first.')).toBeTruthy();
});

it('says so when the browser opens no tab', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  stageSection(<SheetsSection />);
  fireEvent.click(screen.getByRole('button', { name: 'Print the poster' }));
  expect(await screen.findByText(/The browser opened no new tab/)).toBeTruthy();
});
