import { readOptions } from './options.mjs'

it('looks at what differs from the last commit by default', () => {
  expect(readOptions([])).toEqual({ staged: false, since: null, all: false })
  expect(readOptions(['--staged'])).toMatchObject({ staged: true })
  expect(readOptions(['--since', 'origin/main', '--all'])).toEqual({ staged: false, since: 'origin/main', all: true })
})

it.each([[['--since']], [['--since', '--all']], [['--staged', '--since', 'main']], [['src/app.tsx']]])(
  'refuses %p with the usage',
  (args) => {
    expect(() => readOptions(args)).toThrow('usage: npm run check')
  },
)
