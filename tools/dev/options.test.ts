import { portsOf, readOptions, USAGE } from './options.mjs'

it('serves H5 unless another target is named', () => {
  expect(readOptions([], {})).toEqual({ target: 'h5', port: 10_086, serverPort: 10_087 })
  expect(readOptions(['weapp'], { PORT: '4000' })).toEqual({ target: 'weapp', port: 4000, serverPort: 4001 })
})

it.each([['windows'], ['h5', 'weapp'], ['--help']])('refuses %s %s with the usage', (...args) => {
  expect(() => readOptions(args, {})).toThrow(USAGE)
})

it.each(['', '0', '65535', '80 80', 'x'])('refuses the port %p', (PORT) => {
  expect(() => readOptions([], { PORT })).toThrow('PORT must be a number from 1 to 65534')
})

it('needs the ports of what the target starts', () => {
  const ports = (target: string) => portsOf(readOptions([target], { PORT: '4000' }))
  expect(ports('h5')).toEqual([4000, 4001])
  expect(ports('console')).toEqual([4000, 4001])
  expect(ports('weapp')).toEqual([4001])
  expect(ports('ios')).toEqual([4001, 8081])
})
