import { besideEachOther } from './beside.mjs'

interface Stage {
  readonly name: string
  readonly cores: 1 | 2
  readonly last?: boolean
}

const one = (name: string): Stage => ({ name, cores: 1 })
const both = (name: string): Stage => ({ name, cores: 2 })

/** Stages that end on demand, and the list of those that have begun. */
function played(stages: readonly Stage[]) {
  const begun: string[] = []
  const ends = new Map<string, { resolve: (name: string) => void; reject: (error: Error) => void }>()
  const all = besideEachOther(stages, ({ name }) => {
    begun.push(name)
    return new Promise<string>((resolve, reject) => ends.set(name, { resolve, reject }))
  })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return {
    begun,
    all,
    async end(name: string) {
      ends.get(name)?.resolve(name)
      await settled()
    },
    async fail(name: string) {
      ends.get(name)?.reject(new Error(`${name} failed`))
      await settled()
    },
  }
}

describe('stages beside each other', () => {
  it('are two of one core each, and the next begins when one of them ends', async () => {
    const { begun, end, all } = played([one('a'), one('b'), one('c')])
    expect(begun).toEqual(['a', 'b'])
    await end('b')
    expect(begun).toEqual(['a', 'b', 'c'])
    await end('a')
    await end('c')
    expect(await all).toEqual(['b', 'a', 'c'])
  })

  it('wait for both cores where they need both, and let those behind go first', async () => {
    const { begun, end } = played([one('a'), both('b'), one('c'), one('d')])
    expect(begun).toEqual(['a', 'c'])
    await end('a')
    expect(begun).toEqual(['a', 'c', 'd'])
    await end('c')
    await end('d')
    expect(begun).toEqual(['a', 'c', 'd', 'b'])
  })

  it('have nothing beside them that keeps both cores busy', async () => {
    const { begun, end } = played([both('a'), one('b'), one('c')])
    expect(begun).toEqual(['a'])
    await end('a')
    expect(begun).toEqual(['a', 'b', 'c'])
  })

  it('end before the last one begins', async () => {
    const { begun, end } = played([{ ...one('a'), last: true }, one('b'), both('c')])
    expect(begun).toEqual(['b'])
    await end('b')
    expect(begun).toEqual(['b', 'c'])
    await end('c')
    expect(begun).toEqual(['b', 'c', 'a'])
  })

  it('begin no more after one was rejected, which is reported when the others have ended', async () => {
    const { begun, end, fail, all } = played([one('a'), one('b'), one('c')])
    const told: string[] = []
    const ended = all.catch((error: Error) => told.push(error.message))
    await fail('a')
    expect(told).toEqual([])
    await end('b')
    await ended
    expect(told).toEqual(['a failed'])
    expect(begun).toEqual(['a', 'b'])
  })
})
