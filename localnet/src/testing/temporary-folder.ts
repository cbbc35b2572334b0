import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that is gone after the test; call it within a test file's top level. */
export function temporaryFolder(): () => string {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'localnet-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  return () => folder;
}
