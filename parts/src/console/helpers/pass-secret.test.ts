import { makeSecret } from '@rainbow-rabbit/processes/sealing/client';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { helperCodeText, readHelperCode, readPassedCode } from './helper-code.domain';
import { openPassedSecret, ownHelperCode, passSecret } from './pass-secret';

const process = 'A'.repeat(43) as ProcessId;
const other = 'B'.repeat(43) as ProcessId;
const helper = 'H'.repeat(43) as Address;
const stranger = 'S'.repeat(43) as Address;

const code = async (address = helper) => {
  const read = readHelperCode(helperCodeText(await ownHelperCode(process, address)));
  if (!read) throw new Error('The code of a helper is not read');
  return read;
};

test('a secret is passed by two codes', async () => {
  const secret = makeSecret();
  const passed = await passSecret(secret, process, await code());
  expect(readPassedCode(passed)).toHaveLength(125);
  expect(await openPassedSecret(passed, process, helper)).toEqual(secret);
});

test.each([
  ['of another device', process, stranger],
  ['of another event', other, helper],
])('the key %s opens nothing', async (_, event, address) => {
  const passed = await passSecret(makeSecret(), process, await code());
  await expect(openPassedSecret(passed, event, address)).rejects.toMatchObject({ code: 'helper.not-passed' });
});

test('a code whose name was exchanged opens nothing', async () => {
  const { publicKey } = await code();
  const passed = await passSecret(makeSecret(), process, { address: stranger, publicKey });
  await expect(openPassedSecret(passed, process, helper)).rejects.toMatchObject({
    code: 'helper.not-passed',
  });
});

test.each(['', 'rr-helper:', 'rr-secret:abc', `rr-secret:${'A'.repeat(167)}`, 'https://example.org'])(
  'the text %j passes nothing',
  async (text) => {
    await expect(openPassedSecret(text, process, helper)).rejects.toMatchObject({
      code: 'helper.not-passed',
    });
    expect(readHelperCode(text)).toBeUndefined();
  },
);

test('a code without a key is refused', async () => {
  const bare = readHelperCode(`rr-helper:${helper}.${'A'.repeat(87)}`);
  if (!bare) throw new Error('The code is not read');
  await expect(passSecret(makeSecret(), process, bare)).rejects.toMatchObject({ code: 'helper.unreadable' });
});
