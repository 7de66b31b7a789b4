import { reaction } from 'mobx'
import { offer, type Refresh, withdraw } from '@/platform/refresh/in-front'
import { ApiError } from '@/services/api-error'
import { context } from '@/services/context'
import { refreshFront } from './refresh-front'
import { toast } from '@/stores/toast'

const lost = new ApiError('network', 'No connection')
const offered: Refresh[] = []

function offers(...refreshes: Refresh[]): void {
  for (const refresh of refreshes) offer(refresh)
  offered.push(...refreshes)
}

afterEach(() => {
  for (const refresh of offered.splice(0)) withdraw(refresh)
  toast.hide()
})

it('fetches anew all that the page in front offers, and ends when the last one has', async () => {
  const ended: string[] = []
  let answer: () => void = () => undefined
  offers(
    async () => ended.push('quick'),
    () => new Promise<void>((resolve) => (answer = resolve)).then(() => void ended.push('slow')),
  )
  const whole = refreshFront().then(() => ended.push('whole'))
  answer()
  await whole
  expect(ended).toEqual(['quick', 'slow', 'whole'])
  expect(toast.current).toBeNull()
})

it.each<[string, Refresh]>([
  ['answers', async () => lost],
  ['rejects with', () => Promise.reject(lost)],
])('says it once when what is fetched %s a failure, and lets the others end', async (_how, failing) => {
  const other = jest.fn(async () => undefined)
  const said: unknown[] = []
  const stop = reaction(
    () => toast.current,
    (now) => said.push(now?.text, now?.kind),
  )
  offers(failing, failing, other)
  await refreshFront()
  stop()
  expect(said).toEqual(['No connection', 'alert'])
  expect(other).toHaveBeenCalledTimes(1)
})

it('asks for newer answers than those that the device keeps, and only with its own calls', async () => {
  const asked: boolean[] = []
  offers(async () => {
    asked.push(context.refreshing)
    await Promise.resolve()
    asked.push(context.refreshing)
  })
  await refreshFront()
  expect(asked).toEqual([true, false])
})

it('leaves a programming error to the error report', async () => {
  const broken = new Error('broken')
  offers(() => Promise.reject(broken))
  await expect(refreshFront()).rejects.toBe(broken)
})

it('asks nothing of a page that has gone', async () => {
  const gone = jest.fn(async () => undefined)
  offers(gone)
  withdraw(gone)
  await refreshFront()
  expect(gone).not.toHaveBeenCalled()
})
