import { fromBase64Url, toBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';
import { encryptPush } from './encrypt-push';

const ecdh = { name: 'ECDH', namedCurve: 'P-256' } as const;

test('a message is encrypted as the example of RFC 8291, section 5', async () => {
  const ownRaw = fromBase64Url(
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  );
  const [x, y] = [toBase64Url(ownRaw.slice(1, 33)), toBase64Url(ownRaw.slice(33))];
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const pair = {
    privateKey: await crypto.subtle.importKey(
      'jwk',
      { ...jwk, d: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw' },
      ecdh,
      false,
      ['deriveBits'],
    ),
    publicKey: await crypto.subtle.importKey('jwk', jwk, ecdh, true, []),
  };
  const message = await encryptPush(
    utf8('When I grow up, I want to be a watermelon'),
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    0,
    { pair, salt: fromBase64Url('DGv6ra1nlYgDCS1FRnbzlw') },
  );
  expect(toBase64Url(message)).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT' +
      'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});
