import { byRole, cleanUp, click, render } from '@/components/testing/render'
import { Stepper } from './stepper'

afterEach(cleanUp)

const words = { label: 'Quantity', less: 'One less', more: 'One more', remove: 'Remove' }

describe('Stepper', () => {
  it('counts from 1 in steps of 1 and stops at both ends [const.number-box]', () => {
    const onChange = jest.fn()
    render(<Stepper value={1} max={1} onChange={onChange} words={words} />)
    click(byRole('button', 'One less'))
    click(byRole('button', 'One more'))
    expect(onChange).not.toHaveBeenCalled()
    expect(byRole('button', 'One less').getAttribute('aria-disabled')).toBe('true')
    expect(byRole('button', 'One more').getAttribute('aria-disabled')).toBe('true')
  })

  it('goes up and down between its ends', () => {
    const onChange = jest.fn()
    render(<Stepper value={2} max={3} onChange={onChange} words={words} />)
    click(byRole('button', 'One less'))
    click(byRole('button', 'One more'))
    expect(onChange.mock.calls).toEqual([[1], [3]])
  })

  it('is a bin at the minimum where the line can be removed', () => {
    const onChange = jest.fn()
    const onRemove = jest.fn()
    render(<Stepper value={1} onChange={onChange} onRemove={onRemove} words={words} />)
    click(byRole('button', 'Remove'))
    expect(onRemove).toHaveBeenCalledTimes(1)
    expect(onChange).not.toHaveBeenCalled()
  })
})
