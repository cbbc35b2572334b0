import { withMessages } from '@rainbow-rabbit/shared/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import en from '../../../locales/en.json';
import { filledTags, type TagDraft, TagsField } from './tags-field';

beforeEach(() => withMessages({ minibuild: en }));
afterEach(cleanup);

function Fields({ onTags }: { onTags: (tags: ReturnType<typeof filledTags>) => void }) {
  const [tags, setTags] = useState<readonly TagDraft[]>([]);
  onTags(filledTags(tags));
  return <TagsField tags={tags} onChange={setTags} />;
}

test('tags are added, edited and removed; empty lines are ignored', () => {
  const onTags = jest.fn();
  render(<Fields onTags={onTags} />);
  const add = screen.getByRole('button', { name: 'Add a tag' });
  const write = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  for (let count = 0; count < 3; count++) fireEvent.click(add);
  write('Name of tag 1', 'Action');
  write('Value of tag 1', 'Scan');
  write('Name of tag 3', 'Empty');
  expect(onTags).toHaveBeenLastCalledWith([
    { name: 'Action', value: 'Scan' },
    { name: 'Empty', value: '' },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove tag 1' }));
  expect(onTags).toHaveBeenLastCalledWith([{ name: 'Empty', value: '' }]);
  expect(document.activeElement).toBe(add);
});
