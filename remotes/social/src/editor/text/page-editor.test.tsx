import type { CityPage } from '@rainbow-rabbit/processes/community/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { NetworkProvider } from '@rainbow-rabbit/shared/network';
import { AtPath, withMessages } from '@rainbow-rabbit/shared/testing';
import { deferred } from '@rainbow-rabbit/shared/waiting';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import later from '../../../locales/editor/en.json';
import en from '../../../locales/en.json';
import type { PageLedger, PagePublication } from '../../page-ledger/page-ledger';
import { EditorContext } from '../editor-place';
import { PageEditor } from './page-editor';

const address = `${'A'.repeat(42)}E` as Address;
const other = `${'B'.repeat(42)}A` as Address;
const network = { gateways: ['https://gateway.example/app/'], events: [], wallets: {} };
const contentOf = (...titles: string[]) =>
  JSON.stringify({ v: 1, sections: titles.map((title) => ({ kind: 'text', title, body: `${title}.` })) });

/** A page in memory; `fail` makes the next publication fail, before or after it arrived. */
function pageInMemory(content: string) {
  let current = { number: 1, content, author: other, older: false, pages: { en: 1 }, organisers: [address] };
  const published: PagePublication[] = [];
  let failure: { error: AppError; hasArrived: boolean } | undefined;
  let isOnItsWay: Promise<void> | undefined;
  const take = (text: string, author: Address) => {
    current = { ...current, number: current.number + 1, content: text, author };
  };
  const ledger: PageLedger = {
    page: async () => current as unknown as CityPage,
    publish: async (publication) => {
      published.push(publication);
      await isOnItsWay;
      const failing = failure;
      failure = undefined;
      if (failing && !failing.hasArrived) throw failing.error;
      if (publication.base !== current.number) throw new AppError('page.conflict');
      take(publication.content, address);
      if (failing) throw failing.error;
      return { number: current.number };
    },
    restore: async () => ({ number: 0 }),
    revisions: async () => ({ total: 0, rows: [] }),
    setOrganisers: async () => undefined,
  };
  const fail = (error: AppError, hasArrived = false) => {
    failure = { error, hasArrived };
  };
  /** Keeps publications on their way until the returned function is called. */
  const hold = () => {
    const end = deferred<void>();
    isOnItsWay = end.promise;
    return end.resolve;
  };
  return { ledger, published, fail, hold, takeFromOther: (text: string) => take(text, other) };
}

async function edit(page: ReturnType<typeof pageInMemory>) {
  withMessages({ social: { ...en, ...later } });
  const onPublished = jest.fn();
  render(
    <AtPath path="/social/lisbon">
      <NetworkProvider network={network as never}>
        <EditorContext
          value={{
            city: 'lisbon',
            zone: 'Europe/Lisbon',
            community: { process: 'C'.repeat(43) } as never,
            ledger: page.ledger,
            member: { address, signer: {} as never },
            isStaff: false,
          }}
        >
          <PageEditor name={{ city: 'lisbon', language: 'en' }} starter={[]} onPublished={onPublished} />
        </EditorContext>
      </NetworkProvider>
    </AtPath>,
  );
  const [title] = await screen.findAllByRole('textbox', { name: later['edit.section-title'] });
  fireEvent.change(title as HTMLElement, { target: { value: 'Mine' } });
  return onPublished;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
function publish() {
  press(later['edit.review']);
  press(later['edit.publish']);
}
/** Waits until a part with this text has the focus. */
const focused = (text: string) =>
  waitFor(() =>
    expect(document.activeElement?.matches('[tabindex]') && document.activeElement.textContent).toContain(
      text,
    ),
  );
const titlesOf = ({ content }: PagePublication) =>
  (JSON.parse(content) as { sections: { title: string }[] }).sections.map(({ title }) => title);

test('a draft is published with one message, after its difference was shown', async () => {
  const page = pageInMemory(contentOf('Hello'));
  const onPublished = await edit(page);
  expect(screen.getByText(later['edit.not-kept'])).toBeTruthy();
  press(later['edit.review']);
  expect(screen.getByRole('region', { name: later['revision.difference'] }).textContent).toContain('Mine');
  expect(page.published).toEqual([]);
  press(later['edit.publish']);
  expect(await screen.findByText('Version 2 is published. Visitors see it now.')).toBeTruthy();
  await focused('Version 2 is published.');
  expect(page.published.map(({ base }) => base)).toEqual([1]);
  expect(onPublished).toHaveBeenCalledTimes(1);
});

test('the sheet stays while a publication is on its way, so that nothing written meanwhile is lost with the draft', async () => {
  const page = pageInMemory(contentOf('Hello'));
  await edit(page);
  const arrive = page.hold();
  publish();
  const sheet = screen.getByRole('dialog', { name: later['edit.publish-title'] });
  press(later['edit.publish-back']);
  fireEvent(sheet, new Event('cancel', { cancelable: true }));
  expect(sheet.isConnected).toBe(true);
  fireEvent.change(screen.getByDisplayValue('Mine'), { target: { value: 'Lost' } });
  expect(screen.getByDisplayValue('Mine')).toBeTruthy();
  arrive();
  expect(await screen.findByText('Version 2 is published. Visitors see it now.')).toBeTruthy();
  expect(sheet.isConnected).toBe(false);
});

test('a conflict shows both versions, and the merged text is published on top of theirs', async () => {
  const page = pageInMemory(contentOf('Hello', 'Second'));
  await edit(page);
  page.takeFromOther(contentOf('Hello', 'Second', 'Theirs'));
  publish();
  await focused(later['edit.conflict-title']);
  press(later['edit.conflict-merge']);
  await focused(later['edit.conflict-next']);
  publish();
  expect(await screen.findByText('Version 3 is published. Visitors see it now.')).toBeTruthy();
  expect(page.published.map(({ base }) => base)).toEqual([1, 2]);
  expect(page.published.map(titlesOf).at(-1)).toEqual(['Mine', 'Second', 'Theirs']);
});

test('theirs can be taken whole, and undo brings the own text back', async () => {
  const page = pageInMemory(contentOf('Hello'));
  await edit(page);
  page.takeFromOther(contentOf('Theirs'));
  publish();
  fireEvent.click(await screen.findByRole('button', { name: later['edit.conflict-theirs'] }));
  expect(screen.getByDisplayValue('Theirs')).toBeTruthy();
  press(later['edit.undo']);
  expect(screen.getByDisplayValue('Mine')).toBeTruthy();
});

test('a publication whose answer was lost is not sent again when it has arrived', async () => {
  const page = pageInMemory(contentOf('Hello'));
  await edit(page);
  page.fail(new AppError('ao.unreachable'), true);
  publish();
  expect(await screen.findByText('Version 2 is published. Visitors see it now.')).toBeTruthy();
  expect(page.published).toHaveLength(1);
});

test('without network nothing is lost, and the same text is published later', async () => {
  const page = pageInMemory(contentOf('Hello'));
  await edit(page);
  page.fail(new AppError('ao.unreachable'));
  publish();
  expect(await screen.findByText(later['edit.publish-failed'])).toBeTruthy();
  press(later['edit.publish-again']);
  await waitFor(() => expect(page.published).toHaveLength(2));
  expect(await screen.findByText('Version 2 is published. Visitors see it now.')).toBeTruthy();
});

test('the fields have the language of the page, and a list whose button has gone keeps the focus', async () => {
  await edit(pageInMemory(contentOf('Hello', 'Second')));
  expect(screen.getByDisplayValue('Second').lang).toBe('en-US');
  expect(screen.getByText(later['edit.add']).closest('div[lang]')).toBeNull();
  const remove = screen.getByRole('button', { name: 'Remove section 2' });
  remove.focus();
  fireEvent.click(remove);
  expect(document.activeElement?.contains(screen.getByDisplayValue('Mine'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  press(later['edit.kind.links']);
  press(later['edit.link-add']);
  const gone = screen.getByRole('button', { name: 'Remove link 1' });
  gone.focus();
  fireEvent.click(gone);
  expect(document.activeElement?.textContent).toBe(later['edit.link-add']);
});

test('a draft with a link to a script can not be published', async () => {
  const page = pageInMemory(contentOf('Hello'));
  await edit(page);
  press(later['edit.kind.links']);
  press(later['edit.link-add']);
  fireEvent.change(screen.getByLabelText(later['edit.link-label']), { target: { value: 'Map' } });
  fireEvent.change(screen.getByLabelText(later['edit.link-address']), {
    target: { value: 'javascript:alert(1)' },
  });
  expect(screen.getByText(later['edit.link-address-invalid'])).toBeTruthy();
  expect(screen.getByText('Section 2: a link has no right address.')).toBeTruthy();
  expect(screen.getByRole('button', { name: later['edit.review'] }).hasAttribute('disabled')).toBe(true);
});
