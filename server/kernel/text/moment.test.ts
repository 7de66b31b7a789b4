import { readMoment } from './moment'

it.each(['2030-02-28T00:00:00Z', '2028-02-29T23:59:59.999Z', '2030-12-31T10:00:00.5Z'])('reads %s', (text) => {
  expect(readMoment(text)?.getTime()).toBe(Date.parse(text))
})

it.each([
  '2030-02-30T00:00:00Z',
  '2030-02-29T00:00:00Z',
  '2030-04-31T12:00:00Z',
  '2030-13-01T00:00:00Z',
  '2030-01-01T25:00:00Z',
  '',
  'soon',
])('reads no time in %j', (text) => expect(readMoment(text)).toBeNull())
