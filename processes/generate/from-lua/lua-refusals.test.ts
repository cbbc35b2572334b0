import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rabbitErrorCodes } from '../../rabbit/client';
import { actionFields } from './lua-fields';
import { type ActionRefusals, actionRefusals } from './lua-refusals';

const folder = fileURLToPath(new URL('../../rabbit', import.meta.url));
const byAction = new Map<string, ActionRefusals>();
beforeAll(async () => {
  const fields = await actionFields(folder);
  for (const one of actionRefusals(folder, rabbitErrorCodes, fields)) byAction.set(one.action, one);
});

it('each code of the catalogue is one that some action is refused with, or every message', () => {
  const named = new Set([...byAction.values()].flatMap(({ codes }) => codes));
  const everywhere = ['message.reserved-tag', 'message.unknown-action'];
  expect(rabbitErrorCodes.filter((code) => !(named.has(code) || everywhere.includes(code)))).toEqual([]);
});

it('codes in functions that a check calls count, and those of what rides along do not', () => {
  expect(byAction.get('Disclose')?.codes).toContain('disclosure.early');
  expect(byAction.get('Scan')?.codes).toContain('scan.too-late');
  expect(byAction.get('Scan')?.codes).not.toContain('disclosure.early');
  expect(byAction.get('Scan')?.codes).not.toContain('acknowledgement.stale');
  expect(byAction.get('Info')?.codes).toEqual([]);
  expect(byAction.get('Leaderboard')?.codes).toEqual(['message.malformed']);
});

it('only the acts that say so are for the owner, or wait for the winner', () => {
  const actsWith = (code: string) =>
    [...byAction.values()].filter(({ codes }) => codes.includes(code)).map(({ action }) => action);
  expect(actsWith('staff.owner-only')).toEqual(['Staff']);
  expect(actsWith('event.judging')).toEqual([
    'Scan',
    'ScanPrinted',
    'Ban',
    'Unban',
    'Strike',
    'Remove',
    'Deal',
    'Resolve',
    'Report',
  ]);
});

it('an action replies with an action of its own, and an act with the event', () => {
  expect(byAction.get('Register')?.reply).toBe('Registered');
  expect(byAction.get('Ban')?.reply).toBe('Info');
});

it('the README of the process lists every action, and no other', () => {
  const readme = readFileSync(`${folder}/README.md`, 'utf8');
  const [table = ''] = readme.split('\n| folder |');
  const listed = [...table.matchAll(/^\| ((?:`\w+` )+)\|/gm)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  );
  expect(listed.sort()).toEqual([...byAction.keys()].sort());
});
