import { deviceName } from './device-name'

it.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:121.0) Gecko/20100101 Firefox/121.0', 'Firefox, Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.44 NetType/WIFI Language/en',
    'WeChat, iOS',
  ],
  ['okhttp/4.12.0', 'Souk, Android'],
  ['Souk/12 CFNetwork/1492.0.1 Darwin/23.3.0', 'Souk, iOS'],
  ['', ''],
  ['<script>alert(1)</script>', ''],
])('%s is %s', (agent, name) => expect(deviceName(agent)).toBe(name))

it('is short for any input', () => {
  expect(deviceName(`${'x'.repeat(5_000)}/1.0`).length).toBeLessThanOrEqual(60)
})
