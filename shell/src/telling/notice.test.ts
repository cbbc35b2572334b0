import { addressOf } from './notice.domain';

test.each([
  ['#/rabbit/demo', '#/rabbit/demo'],
  ['https://evil.example/', ''],
  ['//evil.example', ''],
  ['#javascript:alert(1)', ''],
  [null, ''],
])('of the route %j, a tap leads into the app', (route, end) => {
  expect(addressOf('https://rabbit.example/app/static/push/p/', route)).toBe(
    `https://rabbit.example/app/${end}`,
  );
});
