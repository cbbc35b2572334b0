import { useLocation, useRoutes } from '@rainbow-rabbit/shared/router';
import { AtPath } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { useBoardView } from './use-board-view';

function Filters() {
  const { name, change } = useBoardView();
  return (
    <>
      <input value={name} onChange={({ target }) => change({ name: target.value })} />
      <button type="button" onClick={() => change({ city: 'lisbon' })}>
        Lisbon
      </button>
    </>
  );
}

/** A page to which the address has not come through yet, as on a slow phone. */
function LatePage() {
  const { search } = useLocation();
  const page = useRoutes([{ path: '/board/:id', element: <Filters /> }], '/board/overall');
  return (
    <>
      <output>{search}</output>
      {page}
    </>
  );
}

test('letters stay while the address is late, and go along with the next choice', () => {
  render(
    <AtPath path="/board/overall">
      <LatePage />
    </AtPath>,
  );
  const field = screen.getByRole('textbox') as HTMLInputElement;
  for (const letter of 'wil') fireEvent.change(field, { target: { value: field.value + letter } });
  expect(field.value).toBe('wil');
  fireEvent.click(screen.getByRole('button'));
  expect(new URLSearchParams(screen.getByRole('status').textContent ?? '').get('name')).toBe('wil');
});
