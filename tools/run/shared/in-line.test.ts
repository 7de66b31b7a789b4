import { inLine } from './in-line.mjs'

it('does what was asked for under one name in turn, also after a failure, and other things beside it', async () => {
  const builds = {}
  const order: string[] = []
  const work = (name: string) => async () => {
    order.push(`${name} begins`)
    await Promise.resolve()
    order.push(`${name} ends`)
    return name
  }
  const broken = inLine(builds, 'webpack', () => Promise.reject(new Error('broken')))
  const second = inLine(builds, 'webpack', work('second'))
  const third = inLine(builds, 'webpack', work('third'))
  await expect(broken).rejects.toThrow('broken')
  expect(await Promise.all([second, third])).toEqual(['second', 'third'])
  expect(order).toEqual(['second begins', 'second ends', 'third begins', 'third ends'])
})
