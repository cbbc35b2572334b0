import { isAppError } from '../errors';
import { nextTurn } from '../testing/next-turn';
import type { WalletConnector } from './connector';
import { signingDoors } from './signing-doors';
import { openConnectedWith } from './testing/open-store';
import { testAddress } from './testing/wallet';

describe('a connector that an area kept', () => {
  const doorsOf = async (connector: WalletConnector) =>
    Promise.all(
      signingDoors.map((door) =>
        Reflect.apply(connector[door], connector, []).then(
          () => 'open',
          (error: unknown) => (isAppError(error) ? error.code : 'open'),
        ),
      ),
    );
  const all = (outcome: string) => signingDoors.map(() => outcome);
  const connectorOf = ({ store }: Pick<Awaited<ReturnType<typeof openConnectedWith>>, 'store'>) => {
    const { state } = store.wallet();
    if (!('connector' in state)) throw new Error('It is connected');
    return state.connector;
  };

  it('signs for the account for which it was handed out', async () => {
    expect(await doorsOf(connectorOf(await openConnectedWith('QuickWallet')))).toEqual(all('open'));
  });

  it('signs nothing after a switch, before and after its user accepted that', async () => {
    const opened = await openConnectedWith('Wander');
    const kept = connectorOf(opened);
    opened.wander.tell({ type: 'address', address: testAddress('b') });
    expect(opened.store.wallet().state.status).toBe('switched');
    expect(await doorsOf(kept)).toEqual(all('wallet.account-changed'));
    expect(await doorsOf(connectorOf(opened))).toEqual(all('wallet.account-changed'));
    opened.wander.answerAddress('b');
    await opened.store.wallet().acceptSwitch();
    expect(await doorsOf(kept)).toEqual(all('wallet.account-changed'));
    expect(await doorsOf(connectorOf(opened))).toEqual(all('open'));
  });

  it('signs nothing after the connection, nor in a later one', async () => {
    const opened = await openConnectedWith('QuickWallet');
    const kept = connectorOf(opened);
    await opened.store.wallet().disconnect();
    expect(await doorsOf(kept)).toEqual(all('wallet.not-connected'));
    const connecting = opened.store.wallet().connect('QuickWallet');
    await nextTurn();
    opened.quick.accept('a');
    await connecting;
    expect(await doorsOf(kept)).toEqual(all('wallet.account-changed'));
    expect(await doorsOf(connectorOf(opened))).toEqual(all('open'));
  });

  it('goes on when the wallet only says again which account it has', async () => {
    const opened = await openConnectedWith('Wander');
    const kept = connectorOf(opened);
    opened.wander.tell({ type: 'address', address: testAddress('a') });
    expect(await doorsOf(kept)).toEqual(all('open'));
  });
});
