import path from 'node:path';
import { changeFile } from '../../tools/build/testing/change-file';
import { writeFiles } from '../../tools/build/write-files';
import { createArea } from '../../tools/new-area/create-area';
import { configElsewhere } from '../federation/changed-area';

const page = `import { Button, Page } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useMessages } from './messages';
import styles from './home.module.css';

export function HelloPage() {
  const t = useMessages();
  const [count, setCount] = useState(0);
  return (
    <Page title={t('title.home')}>
      <p className={styles.text}>{t('home.text')}</p>
      <Button onClick={() => setCount(count + 1)}>Clicks: {count}</Button>
    </Page>
  );
}
`;

/** An area's sources, outside of git's files. */
export interface CountingArea {
  folder: string;
  /** Replaces text in one of the files. */
  change: (file: string, from: string, to: string) => void;
}

/**
 * Writes a new area whose page counts.
 * @param scratch a folder inside the tree, where packages are found
 */
export function writeCountingArea(scratch: string): CountingArea {
  const folder = path.join(scratch, 'hello');
  createArea('hello', folder);
  const files = {
    'rsbuild.config.ts': configElsewhere,
    'src/home-page.tsx': page,
    'src/home.module.css': '.text {\n  outline-color: rgb(1, 2, 3);\n}\n',
  };
  writeFiles(folder, files);
  return {
    folder,
    change: (file, from, to) => changeFile(folder, file, from, to),
  };
}
