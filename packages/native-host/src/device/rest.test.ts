import { rest } from './rest'

describe('a rest', () => {
  it('ends when the timers that were due soon have run, and those that they started', async () => {
    const waiting = new Set<number>()
    const order: string[] = []
    const start = (id: number, then: () => void) => {
      waiting.add(id)
      setTimeout(() => {
        waiting.delete(id)
        order.push(`timer ${id}`)
        then()
      })
    }
    start(1, () => start(2, () => undefined))
    await rest({ timers: () => waiting.size })
    expect(order).toEqual(['timer 1', 'timer 2'])
  })

  it('does not wait forever for an app that always has a timer', async () => {
    await expect(rest({ timers: () => 1 })).resolves.toBeUndefined()
  })
})
