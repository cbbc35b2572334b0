import { stagedSigner } from './staged-signer';

const item = { data: '{}', target: 'process', tags: [{ name: 'Action', value: 'Scan' }] };

describe('a staged signer', () => {
  it('reports when the wallet is asked and when it has answered', async () => {
    const stages: string[] = [];
    const wallet = {
      signDataItem: async () => {
        stages.push('asked');
        return new Uint8Array([1]);
      },
    };
    await stagedSigner(wallet, (stage) => stages.push(stage)).signDataItem(item);
    expect(stages).toEqual(['approving', 'asked', 'sending']);
  });

  it('asks once for the same message, again for another, and again after a refusal', async () => {
    const signDataItem = jest
      .fn()
      .mockRejectedValueOnce(new Error('declined'))
      .mockResolvedValue(new Uint8Array([1]));
    const signer = stagedSigner({ signDataItem }, () => undefined);
    await expect(signer.signDataItem(item)).rejects.toThrow('declined');
    await signer.signDataItem(item);
    await signer.signDataItem({ ...item });
    expect(signDataItem).toHaveBeenCalledTimes(2);
    await signer.signDataItem({ ...item, data: '{"slot":1}' });
    expect(signDataItem).toHaveBeenCalledTimes(3);
  });
});
