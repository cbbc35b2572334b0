import { doorCodeIn, doorLinkStart } from './door-link';

test('the code of a link is found, and a typed one stands for itself', () => {
  const link = doorLinkStart('https://rabbit.example/app/', '/social/india/mumbai');
  expect(link).toBe('https://rabbit.example/app/#/social/india/mumbai?door=');
  expect(doorCodeIn(`${link}ABC234`)).toBe('ABC234');
  expect(doorCodeIn(' abc 234 ')).toBe('abc 234');
  expect(doorCodeIn('https://rabbit.example/#/social/lisbon?x=1&door=ABC')).toBe('ABC');
});
