import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { processSource } from '@rainbow-rabbit/processes/aos';
import { isReadable } from './message-size';

const folder = fileURLToPath(new URL('../../../processes/', import.meta.url));
const processes = readdirSync(folder).filter((name) => existsSync(`${folder}${name}/src/main.lua`));

it('finds processes', () => {
  expect(processes).toEqual(expect.arrayContaining(['community', 'rabbit']));
});

it.each(processes)('the code of a process fits into the message that makes it: %s', (name) => {
  expect(isReadable(processSource(name))).toBe(true);
});

it('longer code doesn’t', () => {
  expect(isReadable(processSource('community').repeat(2))).toBe(false);
});
