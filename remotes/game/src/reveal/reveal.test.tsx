import { withMessages } from '@rainbow-rabbit/shared/testing';
import { colours } from '@rainbow-rabbit/shared/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { Reveal, revealMs } from './reveal';

const onEnd = jest.fn();
const show = (colour: (typeof colours)[number], nickname = 'Moss') =>
  render(<Reveal player={{ colour, nickname }} wish="Moss" onEnd={onEnd} />);

beforeEach(() => {
  withMessages({ game: en });
  jest.useFakeTimers();
  onEnd.mockReset();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the reveal of a rabbit', () => {
  it('says color and sign where a screen reader is', () => {
    show('yellow');
    const said = screen.getByRole('group', { name: 'You are Yellow!' });
    expect(said).toBe(document.activeElement);
    expect(said.textContent).toContain('Show this star');
  });

  it.each(colours)('has a sign for %s', (colour) => {
    show(colour);
    expect(screen.getByText(/^Show this /)).toBeTruthy();
  });

  it('ends by itself after two to three seconds', () => {
    show('red');
    act(() => jest.advanceTimersByTime(2000));
    expect(onEnd).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1000));
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(revealMs).toBeGreaterThan(2000);
  });

  it('ends by a tap anywhere, and by its button', () => {
    show('red');
    fireEvent.click(screen.getByRole('heading'));
    expect(onEnd).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Show my code' }));
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  it('says which name the player got in place of a taken one, and waits for a tap', () => {
    show('red', 'Moss 2');
    expect(screen.getByText('You play as Moss 2: somebody is called Moss already.')).toBeTruthy();
    act(() => jest.advanceTimersByTime(10 * revealMs));
    expect(onEnd).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Show my code' }));
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});
