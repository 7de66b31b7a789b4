import { outsideAddress } from './outside-address'

it.each([
  'https://pay.example/session/1?a=b%20c#d',
  'https://pay.example',
  'https://pay.example?x=1',
  'http://127.0.0.1:3000/sandbox',
  'http://[::1]:3000/sandbox',
])('lets "%s" through as it is', (url) => expect(outsideAddress(url)).toBe(url))

it.each([
  '',
  '/pages/home/home',
  '//evil.example',
  'souk://pages/home/home',
  'javascript:alert(1)',
  'data:text/html,hello',
  'https://shop.example@evil.example/',
  'https://pay.example/a b',
  'https://pay.example/\nSet-Cookie:x',
  ' https://pay.example/',
])('refuses "%s"', (url) => expect(() => outsideAddress(url)).toThrow('only a web address'))
