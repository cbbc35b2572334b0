import { constants } from 'node:fs';
import * as files from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileSafely } from '../data/write-file';
import { temporaryFolder } from '../testing/temporary-folder';
import { openLogFile } from './log-file';

// The real functions; folders that are opened are noted, since nothing else shows that they are synced.
jest.mock('node:fs/promises', () => ({ __esModule: true, ...jest.requireActual('node:fs/promises') }));

const folder = temporaryFolder();

/** Notes for each sync of the folder if the file had its name by then. */
function noteSyncs(file: string): { hadName: boolean }[] {
  const syncs: { hadName: boolean }[] = [];
  const { open, access } = jest.requireActual<typeof files>('node:fs/promises');
  jest.spyOn(files, 'open').mockImplementation(async (path, ...rest) => {
    const handle = await open(path, ...rest);
    if (path !== folder()) return handle;
    const sync = handle.sync.bind(handle);
    handle.sync = async () => {
      const found = access(file, constants.F_OK).then(
        () => true,
        () => false,
      );
      syncs.push({ hadName: await found });
      await sync();
    };
    return handle;
  });
  return syncs;
}

afterEach(() => jest.restoreAllMocks());

it('syncs the folder once a log has its name', async () => {
  const path = join(folder(), 'ledger.log');
  const syncs = noteSyncs(path);
  const file = await openLogFile(path);
  await file.close();
  expect(syncs).toEqual([{ hadName: true }]);
});

it('syncs the folder once a small file has its name', async () => {
  const path = join(folder(), 'events.json');
  const syncs = noteSyncs(path);
  await writeFileSafely(path, '[]');
  expect(syncs).toEqual([{ hadName: true }]);
});
