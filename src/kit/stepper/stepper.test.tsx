import { screen } from '@testing-library/react'
import { render } from '@/testing/render'
import { user } from '@/testing/person'
import { Stepper } from './stepper'

const words = { label: 'Quantity', less: 'One less', more: 'One more', remove: 'Remove' }

describe('Stepper', () => {
  it('counts from 1 in steps of 1 and stops at both ends [const.number-box]', async () => {
    const onChange = jest.fn()
    render(<Stepper value={1} max={1} onChange={onChange} words={words} />)
    await user.click(screen.getByRole('button', { name: 'One less' }))
    await user.click(screen.getByRole('button', { name: 'One more' }))
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'One less' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('button', { name: 'One more' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('goes up and down between its ends', async () => {
    const onChange = jest.fn()
    render(<Stepper value={2} max={3} onChange={onChange} words={words} />)
    await user.click(screen.getByRole('button', { name: 'One less' }))
    await user.click(screen.getByRole('button', { name: 'One more' }))
    expect(onChange.mock.calls).toEqual([[1], [3]])
  })

  it('is a bin at the minimum where the line can be removed', async () => {
    const onChange = jest.fn()
    const onRemove = jest.fn()
    render(<Stepper value={1} onChange={onChange} onRemove={onRemove} words={words} />)
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(onRemove).toHaveBeenCalledTimes(1)
    expect(onChange).not.toHaveBeenCalled()
  })
})
