import { readOptions } from './cli-options'

it('the folder alone is run under jsdom on port 9420', () => {
  expect(readOptions(['dist/weapp'])).toEqual({
    kind: 'run',
    command: { port: 9420, host: { folder: 'dist/weapp', backend: 'jsdom' } },
  })
})

it('every option reaches the host', () => {
  const line =
    'dist --port 0 --backend chromium --delay 30 --size 414x896@3 --launch pages/a/a?id=1 --scene 1047 --language th --chromium /c'
  expect(readOptions(line.split(' '))).toEqual({
    kind: 'run',
    command: {
      port: 0,
      host: {
        folder: 'dist',
        backend: 'chromium',
        setDataDelay: 30,
        size: { width: 414, height: 896, pixelRatio: 3 },
        launch: { path: 'pages/a/a?id=1', scene: 1047 },
        language: 'th',
        chromium: '/c',
      },
    },
  })
})

it('help is given whatever else is asked', () => {
  expect(readOptions(['--help'])).toEqual({ kind: 'help' })
})

it.each([
  ['', 'name the folder of a compiled mini-program; --help tells more'],
  ['a b', 'one folder at a time, not "b" too'],
  ['a --port', "Option '--port <value>' argument missing"],
  ['a --port x', '--port is a whole number up to 65535, not "x"'],
  ['a --port 65536', '--port is a whole number up to 65535, not "65536"'],
  ['a --port=-1', '--port is a whole number up to 65535, not "-1"'],
  ['a --delay 1.5', '--delay is a whole number up to 60000, not "1.5"'],
  ['a --backend webkit', '--backend is jsdom or chromium, not "webkit"'],
  ['a --size 375', '--size is like 375x667 or 375x667@2, not "375"'],
  ['a --size 0x667', '--size is like 375x667 or 375x667@2, not "0x667"'],
  ['a --size 375x667@0', '--size is like 375x667 or 375x667@2, not "375x667@0"'],
  ['a --scene home', '--scene is a whole number up to 9999, not "home"'],
  ['a --colour red', "Unknown option '--colour'"],
])('"%s" is refused with one sentence', (line, problem) => {
  expect(readOptions(line.split(' ').filter(Boolean))).toEqual({ kind: 'refused', problem })
})
