import { render, screen } from '@testing-library/react'
import { Chart } from './chart'

const BARS = [
  { name: '1', value: 10, text: '$10.00' },
  { name: '2', value: 0, text: '$0.00' },
  { name: '3', value: 40, text: '$40.00' },
]

it('draws a bar for each day, the highest at the top, and none of nothing', () => {
  const { container } = render(<Chart label="Sales" bars={BARS} />)
  const heights = [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')))
  expect(heights).toEqual([30, 3, 120])
  expect(container.querySelectorAll('.chart__bar--now')).toHaveLength(1)
})

it('says the same as a table', () => {
  render(<Chart label="Sales" bars={BARS} />)
  expect(screen.getByRole('table', { name: 'Sales' }).querySelectorAll('tr')).toHaveLength(3)
  expect(screen.getByRole('cell', { name: '$40.00' })).not.toBeNull()
})

it('draws a month without sales', () => {
  const { container } = render(<Chart label="Sales" bars={[{ name: '1', value: 0, text: '$0.00' }]} />)
  expect(container.querySelector('rect')?.getAttribute('height')).toBe('3')
})
