import { Link, useLocation, useNavigate, useRoutes } from '@rainbow-rabbit/shared/router';
import { AtPath } from '@rainbow-rabbit/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useTextOfAddress } from './use-text-of-address';

function Search() {
  const [text, setText] = useTextOfAddress('find');
  return (
    <>
      <input value={text} onChange={({ target }) => setText(target.value)} />
      <Link to="?rabbit=1">Pippin</Link>
    </>
  );
}

/** A page that stays although the address leads elsewhere, like every page until the next one can be drawn. */
const StayingPage = () => useRoutes([{ path: '*', element: <Search /> }], '/players');

function Browser() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const goBack = () => {
    navigate(-1);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  return (
    <>
      <output>{pathname + search}</output>
      <StayingPage />
      <button type="button" onPointerUp={goBack}>
        Back
      </button>
    </>
  );
}

const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const follow = () => fireEvent.click(screen.getByRole('link'));
// No click: the browser's own button is no part of the page.
const goBack = () => fireEvent.pointerUp(screen.getByRole('button'));
const rest = () => act(() => jest.runAllTimers());
const at = () => screen.getByRole('status').textContent;

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <AtPath path="/players">
      <Browser />
    </AtPath>,
  );
});
afterEach(() => jest.useRealTimers());

test('the address keeps a text after its last letter', () => {
  type('PI');
  type('PIP');
  expect(at()).toBe('/players');
  rest();
  expect(at()).toBe('/players?find=PIP');
});

test('a link that is followed at once leads on, and Back returns to the text', () => {
  type('PIP');
  follow();
  rest();
  expect(at()).toBe('/players?rabbit=1');
  goBack();
  expect(at()).toBe('/players?find=PIP');
});

test('Back leaves a text that is not kept yet', () => {
  follow();
  type('PIP');
  goBack();
  rest();
  expect(at()).toBe('/players');
});
