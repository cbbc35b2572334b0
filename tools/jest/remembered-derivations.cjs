/**
 * Remembers the keys that PBKDF2 derives: the same passphrase, salt and rounds give the same key, and a lock's 600,000
 * rounds cost most of the time of the tests that open one again and again. A new salt or passphrase is derived as ever.
 */
const materials = new WeakMap();
const derived = new Map();

const hexOf = (bytes) =>
  (ArrayBuffer.isView(bytes)
    ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : Buffer.from(bytes)
  ).toString('hex');

exports.rememberDerivations = function rememberDerivations(subtle) {
  const importKey = subtle.importKey.bind(subtle);
  const deriveKey = subtle.deriveKey.bind(subtle);

  subtle.importKey = async (format, data, algorithm, ...rest) => {
    const material = format === 'raw' && algorithm === 'PBKDF2' && hexOf(data);
    const key = await importKey(format, data, algorithm, ...rest);
    if (material !== false) materials.set(key, material);
    return key;
  };

  subtle.deriveKey = (derivation, material, ...rest) => {
    const bytes = materials.get(material);
    if (bytes === undefined) return deriveKey(derivation, material, ...rest);
    const what = JSON.stringify([bytes, { ...derivation, salt: hexOf(derivation.salt) }, ...rest]);
    if (!derived.has(what)) derived.set(what, deriveKey(derivation, material, ...rest));
    return derived.get(what);
  };
};
