import { seededRandom } from '@rainbow-rabbit/shared/testing';
import { FaultyDisk } from '../testing/faulty-disk';
import { openFileLog } from './file-log';

const path = 'ledger.log';
const runs = 100;

interface Run {
  disk: FaultyDisk;
  acknowledged: string[];
  appended: string[];
  /** Returns true when a write was refused. */
  hasFailed: boolean;
}

/** Appends payloads of random sizes at random moments; `onAcknowledged` may end the run by what it returns. */
async function fill(
  disk: FaultyDisk,
  random: ReturnType<typeof seededRandom>,
  ends: (acknowledged: number) => boolean,
): Promise<Run> {
  const run: Run = { disk, acknowledged: [], appended: [], hasFailed: false };
  const { log } = await openFileLog(path, { openFile: disk.openFile });
  const waiting: Promise<void>[] = [];
  for (let index = 0; index < 60 && !ends(run.acknowledged.length); index += 1) {
    const text = `${index} ${'x'.repeat(random.upTo(300))}`;
    run.appended.push(text);
    const appended = log.append(Buffer.from(text)).durable.then(
      () => run.acknowledged.push(text),
      () => {
        run.hasFailed = true;
      },
    );
    waiting.push(appended.then(() => undefined));
    if (random.chance(0.3)) await Promise.race(waiting);
  }
  run.disk = random.chance(0.5) ? disk.afterKill() : disk.afterPowerCut(random.next);
  const atTheEnd = { ...run, acknowledged: [...run.acknowledged] };
  await Promise.all(waiting);
  return atTheEnd;
}

async function textsOf(disk: FaultyDisk): Promise<string[]> {
  const { log, payloads } = await openFileLog(path, { openFile: disk.openFile });
  await log.close();
  return payloads.map(({ payload }) => payload.toString());
}

const seeds = Array.from({ length: runs }, (_, index) => index + 1);

it('loses nothing acknowledged when it is killed, or the power is cut, at any moment', async () => {
  for (const seed of seeds) {
    const random = seededRandom(seed);
    const killAt = random.upTo(50);
    const { disk, acknowledged, appended } = await fill(new FaultyDisk(), random, (count) => count >= killAt);
    const kept = await textsOf(disk);
    expect([seed, kept.slice(0, acknowledged.length)]).toEqual([seed, acknowledged]);
    expect([seed, kept]).toEqual([seed, appended.slice(0, kept.length)]);
  }
});

it('acknowledges nothing that a full disk did not take, then or later', async () => {
  let failures = 0;
  for (const seed of seeds) {
    const random = seededRandom(seed);
    const disk = new FaultyDisk();
    disk.roomBytes = random.upTo(6000);
    const run = await fill(disk, random, () => false);
    disk.roomBytes = Number.POSITIVE_INFINITY;
    const kept = await textsOf(disk);
    expect([seed, kept.slice(0, run.acknowledged.length)]).toEqual([seed, run.acknowledged]);
    expect([seed, await textsOf(run.disk)]).toEqual([seed, expect.arrayContaining(run.acknowledged)]);
    if (run.hasFailed) failures += 1;
  }
  expect(failures).toBeGreaterThan(runs / 2);
});

it('takes nothing more after a failed write, even when there is room again', async () => {
  const disk = new FaultyDisk();
  const failures: unknown[] = [];
  const { log } = await openFileLog(path, {
    openFile: disk.openFile,
    onFailure: (reason) => failures.push(reason),
  });
  await log.append(Buffer.from('before')).durable;
  disk.roomBytes = 5;
  await expect(log.append(Buffer.from('too much')).durable).rejects.toThrow('ENOSPC');
  disk.roomBytes = Number.POSITIVE_INFINITY;
  await expect(log.append(Buffer.from('after')).durable).rejects.toThrow('ENOSPC');
  expect([log.hasFailed, failures.length]).toEqual([true, 1]);
  await log.close();
  expect(await textsOf(disk)).toEqual(['before']);
  expect(disk.bytes(`${path}.cut`)).toHaveLength(0);
});

it('opens no log in which an acknowledged byte changed or is missing, and leaves it as it is', async () => {
  for (const seed of seeds) {
    const random = seededRandom(seed);
    const { disk } = await fill(new FaultyDisk(), random, () => false);
    await textsOf(disk);
    const whole = disk.bytes(path);
    if (whole.length === 0) continue;
    const damaged = Buffer.from(whole);
    const at = random.upTo(whole.length);
    damaged[at] = (damaged[at] ?? 0) ^ (1 + random.upTo(255));
    const broken = random.chance(0.8) ? damaged : damaged.subarray(0, at);
    disk.put(path, broken);
    await expect(textsOf(disk)).rejects.toThrow('is damaged at byte');
    expect([seed, disk.bytes(path).equals(broken)]).toEqual([seed, true]);
    disk.put(path, whole);
    expect((await textsOf(disk)).length).toBeGreaterThan(0);
  }
});
