import { AppError } from '@rainbow-rabbit/shared/errors';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import en from '../../../locales/en.json';
import type { Shipment, UploadStep } from './upload-step';
import { UploadUnderWay } from './upload-under-way';

const signed = {
  ...{ format: 2, last_tx: '', target: '', data_size: '1', data_root: '', data: new Uint8Array(1), tags: [] },
  ...{ quantity: '0', reward: '1', id: 'the-id' },
};
const shipment: Shipment = { signed, name: 'a.txt', isKept: true, uploadedChunks: 2, totalChunks: 3 };
const upload = {
  edit: jest.fn(),
  prepare: jest.fn(),
  signAndSend: jest.fn(),
  resume: jest.fn(),
  goOn: jest.fn(),
  stop: jest.fn(),
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  withMessages({ minibuild: en });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const show = (step: Extract<UploadStep, { status: 'uploading' | 'stopped' }>) =>
  render(<UploadUnderWay step={step} upload={{ ...upload, step }} />);
const button = (name: string) => screen.queryByRole('button', { name });

test('an upload under way shows its progress, and can be stopped', () => {
  show({ status: 'uploading', shipment });
  expect(screen.getByText('2 of 3 parts')).toBeTruthy();
  expect(button('Try again now')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(upload.stop).toHaveBeenCalledTimes(1);
});

test('a silent gateway can be asked again, and is asked when the network is back', () => {
  show({ status: 'uploading', shipment });
  window.dispatchEvent(new Event('online'));
  expect(upload.goOn).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(8000));
  fireEvent.click(screen.getByRole('button', { name: 'Try again now' }));
  window.dispatchEvent(new Event('online'));
  expect(upload.goOn.mock.calls).toEqual([[shipment], [shipment]]);
});

test.each([
  [true, 'choose the same file again'],
  [false, 'as long as this page is open'],
])('a stop that was asked for is no error; kept for later: %s', (isKept, text) => {
  show({
    status: 'stopped',
    shipment: { ...shipment, isKept },
    error: new AppError('gateway.upload-aborted'),
  });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(new RegExp(text))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(upload.goOn).toHaveBeenCalledTimes(1);
});

test('a refusal is shown, with a way back to the form', () => {
  const error = new AppError('gateway.chunk-refused', { params: { number: 3, reason: 'invalid_proof' } });
  show({ status: 'stopped', shipment, error });
  expect(screen.getByRole('alert').textContent).toContain('invalid_proof');
  fireEvent.click(screen.getByRole('button', { name: 'Back to the form' }));
  expect(upload.edit).toHaveBeenCalledTimes(1);
});
