import {
  type FakeCamera,
  type FakeDecoding,
  installFakeCamera,
  installFakeWorker,
} from '@rainbow-rabbit/parts/scanner/testing';
import { makeSecret } from '@rainbow-rabbit/processes/sealing/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { act, fireEvent, screen } from '@testing-library/react';
import { stageProcess, stageSection } from '../../testing/section-stage';
import { helperCodeText } from '../secret/passing/helper-code.domain';
import { ownHelperCode } from '../secret/passing/pass-secret';
import { ScanHelper } from './scan-helper';

const helper = 'H'.repeat(43) as Address;
const onAdd = jest.fn();
let camera: FakeCamera;
let decoding: FakeDecoding;

beforeEach(() => {
  camera = installFakeCamera();
  decoding = installFakeWorker();
  onAdd.mockReset();
});

async function scan(text: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Scan the helper’s code' }));
  await screen.findByText('Looking for QR code...');
  decoding.text = text;
  await act(async () => camera.showPicture());
}
const codeOfHelper = async () => helperCodeText(await ownHelperCode(stageProcess, helper));
const trust = () => screen.getByRole('checkbox', { name: 'May run the White Rabbit' });

it('adds the helper, and shows the secret once that is done', async () => {
  stageSection(<ScanHelper onAdd={onAdd} />, { secret: makeSecret() });
  fireEvent.click(trust());
  await scan(await codeOfHelper());
  expect(onAdd).toHaveBeenCalledWith(helper, expect.any(Function));
  expect(screen.queryByRole('img', { name: 'Secret as a QR code' })).toBeNull();
  await act(async () => onAdd.mock.calls[0]?.[1]());
  expect(await screen.findByRole('img', { name: 'Secret as a QR code' })).toBeTruthy();
});

it('passes no secret unless the owner ticks that', async () => {
  stageSection(<ScanHelper onAdd={onAdd} />, { secret: makeSecret() });
  await scan(await codeOfHelper());
  await act(async () => onAdd.mock.calls[0]?.[1]());
  expect(screen.queryByRole('img', { name: 'Secret as a QR code' })).toBeNull();
});

it('adds nobody who is on the staff already', async () => {
  stageSection(<ScanHelper onAdd={onAdd} />, { secret: makeSecret(), info: { staff: [helper] } });
  fireEvent.click(trust());
  await scan(await codeOfHelper());
  expect(await screen.findByRole('img', { name: 'Secret as a QR code' })).toBeTruthy();
  expect(onAdd).not.toHaveBeenCalled();
});

it('says that another code is none, and has no secret to pass without one', async () => {
  stageSection(<ScanHelper onAdd={onAdd} />);
  expect(trust()).toHaveProperty('disabled', true);
  await scan('https://example.org');
  expect(screen.getByText('This is not the code of a helper’s device.')).toBeTruthy();
  expect(onAdd).not.toHaveBeenCalled();
});
