import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { treeRoot } from '../../build/workspace';
import { type DoorReport, reportOnDoor } from './door-report';

const scratch = join(treeRoot, '.cache/declarations');

/** Lets the compiler write the declarations of `shared` and reports on each of its doors, by name (`ui`). */
export function reportOnShared(): ReadonlyMap<string, DoorReport> {
  const { exports } = JSON.parse(readFileSync(join(treeRoot, 'shared/package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const files = declarations();
  return new Map(
    Object.entries(exports).map(([door, source]) => {
      const file = `shared/${source.replace('./', '').replace(/\.tsx?$/, '.d.ts')}`;
      return [door.replace('./', ''), reportOnDoor(files, file)];
    }),
  );
}

function declarations(): ReadonlyMap<string, string> {
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      removeComments: true,
      rootDir: '../..',
      outDir: 'out',
    },
    include: ['../../shared/src/*/index.ts', '../../shared/src/**/*.d.ts'],
    exclude: [],
  };
  writeFileSync(join(scratch, 'tsconfig.json'), JSON.stringify(config));
  execFileSync(process.execPath, [join(treeRoot, 'node_modules/.bin/tsc'), '--project', scratch], {
    stdio: 'inherit',
  });
  const out = join(scratch, 'out');
  return new Map(
    readdirSync(out, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.d.ts'))
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(out, path), 'utf8')]),
  );
}
