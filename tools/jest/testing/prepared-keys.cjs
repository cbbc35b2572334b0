const { keyOfPrimes } = require('../../../localnet/src/seed/key-of-primes.cjs');
const primes = require('./primes.cjs');

/** Each round of a tournament pairs all primes; one of them stays in its place while the others go round. */
const places = primes.length - 1;
const pairsOfRound = primes.length / 2;

/**
 * Returns the wallet's key of a number, as a JSON Web Key: each pair of the kept primes gives one in milliseconds, where making one
 * takes 0.5 to 3 s. As many keys in a row as half the primes share none. The primes are public, so no such key may guard
 * anything outside tests.
 * @param {number} number
 * @throws RangeError beyond the last pair
 */
exports.keyOfNumber = function keyOfNumber(number) {
  const [round, pair] = [Math.floor(number / pairsOfRound), number % pairsOfRound];
  if (round >= places) throw new RangeError(`There is no prepared key ${number}`);
  const one = primes[pair === 0 ? places : (round + pair) % places];
  const other = primes[(round - pair + places) % places];
  return keyOfPrimes(one, other);
};

/** Returns a function that gives the next key at each call, from the first on. */
exports.keysInOrder = function keysInOrder() {
  let given = 0;
  return () => {
    given += 1;
    return exports.keyOfNumber(given - 1);
  };
};

/**
 * Lets a WebCrypto hand out the next key where it is asked for a wallet's. Runs in pages, too, so it uses nothing around it.
 * @param {SubtleCrypto} subtle
 * @param {() => Promise<JsonWebKey> | JsonWebKey} nextKey
 * @returns a function after which keys are made again
 */
exports.handOutKeys = function handOutKeys(subtle, nextKey) {
  const own = subtle.generateKey;
  const make = own.bind(subtle);
  subtle.generateKey = async (algorithm, extractable, usages) => {
    const { name, modulusLength, publicExponent } = algorithm;
    if (`${name} ${modulusLength} ${publicExponent}` !== 'RSA-PSS 4096 1,0,1')
      return make(algorithm, extractable, usages);
    const key = await nextKey();
    const { kty, e, n } = key;
    const [privateKey, publicKey] = await Promise.all([
      subtle.importKey(
        'jwk',
        { ...key },
        algorithm,
        extractable,
        usages.filter((usage) => usage === 'sign'),
      ),
      subtle.importKey(
        'jwk',
        { kty, e, n },
        algorithm,
        true,
        usages.filter((usage) => usage === 'verify'),
      ),
    ]);
    return { privateKey, publicKey };
  };
  return () => {
    subtle.generateKey = own;
  };
};
