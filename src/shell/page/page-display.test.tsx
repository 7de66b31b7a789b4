import { act } from '@testing-library/react'
import { render } from '@/testing/render'
import { delayPages, firstPageDrawn } from '@/platform/navigation/delay-pages'
import { PageDisplay } from './page-display'

it('draws no page before language and currency are there [start.order]', async () => {
  let release: () => void = () => undefined
  delayPages(new Promise<void>((resolve) => (release = resolve)))
  const box = render(<PageDisplay>Bags</PageDisplay>)
  const drawn = jest.fn()
  void firstPageDrawn().then(drawn)
  expect(box.textContent).toBe('')
  await act(async () => undefined)
  expect(drawn).not.toHaveBeenCalled()
  await act(async () => release())
  expect(box.textContent).toBe('Bags')
  expect(drawn).toHaveBeenCalled()
  const next = render(<PageDisplay>Shoes</PageDisplay>)
  expect(next.textContent).toBe('Shoes')
})
