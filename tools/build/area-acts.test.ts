import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { declareActs, parseActs } from '@rainbow-rabbit/shared/acts';
import { locales } from '@rainbow-rabbit/shared/i18n';
import { areaActs } from './area-acts';
import { writeFiles } from './write-files';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rainbow-rabbit-acts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const act = { titleKey: 'title', textKey: 'text', ways: [{ actKey: 'act' }] };
const acts = declareActs({ 'processes.hall': { acts: { Enter: act } } });

/** Writes the texts of the act in each language, but for those that a language lacks. */
function write(lacking: Record<string, string> = {}): void {
  for (const { code } of locales) {
    const texts = { title: `Title ${code}`, text: 'Text', act: 'Go', other: 'No' };
    const kept = Object.entries(texts).filter(([key]) => lacking[code] !== key);
    writeFiles(folder, { [`locales/acts/${code}.json`]: JSON.stringify(Object.fromEntries(kept)) });
  }
}

test('the file of the acts has their texts in each language, and no others', () => {
  write();
  expect(parseActs(JSON.parse(areaActs(folder, acts).toString()))).toEqual({
    acts,
    texts: Object.fromEntries(
      locales.map(({ code }) => [code, { title: `Title ${code}`, text: 'Text', act: 'Go' }]),
    ),
  });
});

test('a key without a text in some language fails the build, and is named', () => {
  write({ pl: 'act' });
  expect(() => areaActs(folder, acts)).toThrow(
    'src/acts.ts names what has no text: "act" in locales/acts/pl.json.',
  );
});

test('an answer that approves more than acts of its process fails the build', () => {
  write();
  const ways = [{ actKey: 'act', ahead: [{ action: 'Pay' }] }];
  const greedy = declareActs({ 'processes.hall': { acts: { Enter: { ...act, ways } } } });
  expect(() => areaActs(folder, greedy)).toThrow(expect.objectContaining({ code: 'area.manifest-invalid' }));
});
