/** Class names of a CSS module under Jest: each name stands for itself. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
