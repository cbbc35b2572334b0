import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PayloadContext } from '@rainbow-rabbit/shared/area';
import { AtPath, withMessages } from '@rainbow-rabbit/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { RulesPage } from './rules-page';

test.each(['en', 'ja', 'pl', 'zh-cn', 'zh-tw'])(
  'the rules in %s have every section, with the points of all ten places',
  async (locale) => {
    withMessages();
    const file = path.join(__dirname, `../../payloads/${locale}/social/athletics/about.json`);
    const answer = Promise.resolve(JSON.parse(readFileSync(file, 'utf8')));
    await act(async () => {
      render(
        <PayloadContext value={() => answer}>
          <AtPath path="/social/athletics/about">
            <RulesPage />
          </AtPath>
        </PayloadContext>,
      );
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5);
    const points = screen
      .getAllByRole('listitem')
      .map(({ textContent }) => Number(textContent?.split(/[:：]/)[1]));
    expect(points).toEqual([12, 10, 8, 7, 6, 5, 4, 3, 2, 1]);
  },
);
