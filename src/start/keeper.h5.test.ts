import { context } from '@/services/context'
import { keeper } from './keeper'

const asker = { token: '', language: 'en' } as const

it('keeps nothing before the first screen had its turn', async () => {
  context.token = ''
  void keeper.keep('product', { product_id: '7' }, { name: 'tea' }, asker)
  await jest.advanceTimersByTimeAsync(2_900)
  await expect(keeper.find('product', { product_id: '7' }, asker)).resolves.toBeUndefined()
  await jest.advanceTimersByTimeAsync(200)
  await expect(keeper.find('product', { product_id: '7' }, asker)).resolves.toMatchObject({ data: { name: 'tea' } })
})

it('forgets at once, and nothing but what was kept', async () => {
  localStorage.setItem('souk.kept', 'index')
  localStorage.setItem('souk.kept.3', 'an order')
  localStorage.setItem('lang', 'th')
  const done = keeper.forget()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('souk.kept'))).toEqual([])
  await done
  expect(localStorage.getItem('lang')).toBe('th')
})
