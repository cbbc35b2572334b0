import { renewAddresses } from './renew-addresses';

const runtime = {
  u: (chunk: string | number) => `static/js/async/${chunk}.js`,
  miniCssF: (chunk: string | number) => `static/css/async/${chunk}.css`,
};

test('later files have their own addresses, and other ones after one of them failed', () => {
  Object.assign(globalThis, { __webpack_require__: runtime });
  renewAddresses();
  const addresses = () => [runtime.u('a'), runtime.miniCssF(7)];
  expect(addresses()).toEqual(['static/js/async/a.js', 'static/css/async/7.css']);
  window.dispatchEvent(new Event('error'));
  expect(addresses()).toEqual(['static/js/async/a.js', 'static/css/async/7.css']);
  document.head.innerHTML = '<script></script>';
  document.head.firstChild?.dispatchEvent(new Event('error'));
  expect(addresses()).toEqual([
    expect.stringMatching(/a\.js\?r=\d+$/),
    expect.stringMatching(/7\.css\?r=\d+$/),
  ]);
});
