import { render, screen } from '@testing-library/react';
import { fetchLooks, useLook } from './use-look';

const mockLooks = jest.fn();
jest.mock('./looks', () => ({
  get looks() {
    return mockLooks();
  },
}));

function Probe({ name }: { name: 'default' | 'none' | 'pioneers' }) {
  const { look, isWaiting } = useLook(name);
  return <p>{isWaiting ? 'waiting' : (look?.parts.art ?? 'bare')}</p>;
}

test.each(['default', 'none'] as const)('a page in the layout %s waits for nothing', (name) => {
  render(<Probe name={name} />);
  expect(screen.getByText('bare')).toBeTruthy();
  expect(mockLooks).not.toHaveBeenCalled();
});

test('a page whose look cannot be fetched is shown without it, and the next visit fetches it again', async () => {
  mockLooks.mockImplementationOnce(() => {
    throw new Error('no network');
  });
  const { unmount } = render(<Probe name="pioneers" />);
  expect(screen.getByText('waiting')).toBeTruthy();
  expect(await screen.findByText('bare')).toBeTruthy();
  unmount();

  const parts = { header: 'line', art: 'map', footer: 'town', type: 'signs', motion: 'train' };
  mockLooks.mockReturnValue({ pioneers: { parts } });
  render(<Probe name="pioneers" />);
  expect(await screen.findByText('map')).toBeTruthy();
});

test('looks that were fetched before are there at once', async () => {
  await fetchLooks();
  render(<Probe name="pioneers" />);
  expect(screen.getByText('map')).toBeTruthy();
});
