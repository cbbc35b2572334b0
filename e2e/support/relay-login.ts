/** Name and password by which the tests' relays publish at the local network's broker. */
export const relayLogin = { username: 'relay', password: 'of the tests' };
