import { chunkFailure } from './upload-failure';

it('knows a chunk that was not even sent from one that was refused', () => {
  expect(chunkFailure(undefined, '', 3)).toMatchObject({
    code: 'gateway.chunk-invalid',
    params: { number: 3 },
  });
  expect(chunkFailure({ status: 400 }, { odd: 1 }, 3)).toMatchObject({
    code: 'gateway.chunk-refused',
    params: { number: 3, reason: '{"odd":1}' },
  });
});
