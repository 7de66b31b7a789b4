import { besideEachOther } from './beside.mjs'

interface Stage {
  readonly name: string
  readonly alone?: boolean
  readonly holds?: string
}

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
  it('are two, and the next begins when one of them ends', async () => {
    const { begun, end, all } = played([{ name: 'a' }, { name: 'b' }, { name: 'c' }])
    expect(begun).toEqual(['a', 'b'])
    await end('b')
    expect(begun).toEqual(['a', 'b', 'c'])
    await end('a')
    await end('c')
    expect(await all).toEqual(['b', 'a', 'c'])
  })

  it('wait for what another holds, and let those behind go first', async () => {
    const { begun, end } = played([{ name: 'a', holds: 'port' }, { name: 'b', holds: 'port' }, { name: 'c' }])
    expect(begun).toEqual(['a', 'c'])
    await end('c')
    expect(begun).toEqual(['a', 'c'])
    await end('a')
    expect(begun).toEqual(['a', 'c', 'b'])
  })

  it('end before one that is to be alone, which nothing joins', async () => {
    const { begun, end } = played([{ name: 'a' }, { name: 'b', alone: true }, { name: 'c' }, { name: 'd' }])
    expect(begun).toEqual(['a'])
    await end('a')
    expect(begun).toEqual(['a', 'b'])
    await end('b')
    expect(begun).toEqual(['a', 'b', 'c', 'd'])
  })

  it('begin no more after one was rejected, which is reported when the others have ended', async () => {
    const { begun, end, fail, all } = played([{ name: 'a' }, { name: 'b' }, { name: 'c' }])
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
