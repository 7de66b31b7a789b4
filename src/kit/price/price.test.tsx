import { formatMoney } from '@/domain/money/money-format'
import { render } from '@/testing/render'
import { Price } from './price'

describe('Price', () => {
  it.each([
    ['en', '€27.05'],
    ['es', '27,05\u00a0€'],
  ] as const)('keeps the order of %s', (language, text) => {
    const box = render(<Price parts={formatMoney('27.05', '€', language)} />)
    expect(box.textContent).toBe(text)
  })

  it('is in accent when reduced', () => {
    const box = render(<Price parts={formatMoney('27.05', '€', 'en')} reduced />)
    expect(box.innerHTML).toContain('txt--accent')
  })
})
