import { act } from '@testing-library/react'
import { render } from '@/testing/render'
import { delayPages } from '@/platform/navigation/delay-pages'
import { PageDisplay } from './page-display'

it('draws no page before language and currency are there [start.order]', async () => {
  let release: () => void = () => undefined
  delayPages(new Promise<void>((resolve) => (release = resolve)))
  const box = render(<PageDisplay>Bags</PageDisplay>)
  expect(box.textContent).toBe('')
  await act(async () => release())
  expect(box.textContent).toBe('Bags')
  const next = render(<PageDisplay>Shoes</PageDisplay>)
  expect(next.textContent).toBe('Shoes')
})
