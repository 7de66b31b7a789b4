import { inTurn } from './in-turn'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('work in turn', () => {
  it('begins when the previous work is done, even if that failed', async () => {
    const told: string[] = []
    const work = (name: string, ms: number) => async () => {
      told.push(`${name} begins`)
      await pause(ms)
      told.push(`${name} ends`)
      if (name === 'b') throw new Error('b failed')
      return name
    }
    const all = await Promise.allSettled([
      inTurn('one', work('a', 15)),
      inTurn('one', work('b', 5)),
      inTurn('one', work('c', 0)),
    ])
    expect(told).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
    expect(all.map((each) => each.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  it('lets other names go on', async () => {
    let held = true
    const first = inTurn('one', async () => {
      while (held) await pause(1)
    })
    expect(await inTurn('other', async () => 'done')).toBe('done')
    held = false
    await first
  })
})
