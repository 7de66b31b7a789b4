import { screen } from '@testing-library/react'
import { button } from '@/testing/find'
import { render } from '@/testing/render'
import { setCurrent } from '@/locales/current'
import dictionary from '@/locales/catalogues/en.json'
import { user } from '@/testing/person'
import { More } from './more'

beforeAll(() => setCurrent('en', dictionary))

describe('More', () => {
  it('is silent while nothing is loading, whether there is more or not', () => {
    expect(render(<More state="ready" onRetry={jest.fn()} end={false} />).textContent).toBe('')
    expect(render(<More state="ready" onRetry={jest.fn()} />).textContent).toBe('')
  })

  it('says that more is on its way', () => {
    render(<More state="loading" onRetry={jest.fn()} end={false} />)
    expect(screen.getByRole('status').textContent).toBe('Loading')
  })

  it('offers another try when it did not come', async () => {
    const onRetry = jest.fn()
    render(<More state="failed" onRetry={onRetry} end={false} />)
    await user.click(button('Try again'))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })
})
