import { cleanUp, byRole, click, press, render, settle } from '@/components/testing/render'
import { Press } from './press'

afterEach(cleanUp)

describe('Press', () => {
  it('is reached by the keyboard, has its role and name, and answers Enter and Space', () => {
    const onPress = jest.fn()
    render(
      <Press label="Add to cart" onPress={onPress}>
        +
      </Press>,
    )
    const button = byRole('button', 'Add to cart')
    expect(button.tabIndex).toBe(0)
    press(button, 'Enter')
    press(button, ' ')
    press(button, 'a')
    expect(onPress).toHaveBeenCalledTimes(2)
  })

  it('fires once for a double tap while its promise is under way, and again after it', async () => {
    let finish: () => void = () => undefined
    const onPress = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    render(
      <Press label="Pay" onPress={onPress}>
        Pay
      </Press>,
    )
    const button = byRole('button', 'Pay')
    click(button)
    click(button)
    expect(onPress).toHaveBeenCalledTimes(1)
    expect(button.getAttribute('aria-busy')).toBe('true')
    finish()
    await settle()
    expect(button.getAttribute('aria-busy')).toBeNull()
    click(button)
    expect(onPress).toHaveBeenCalledTimes(2)
  })

  it('says that it is disabled and does nothing then', () => {
    const onPress = jest.fn()
    render(
      <Press label="Pay" disabled onPress={onPress}>
        Pay
      </Press>,
    )
    const button = byRole('button', 'Pay')
    click(button)
    press(button, 'Enter')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(onPress).not.toHaveBeenCalled()
  })

  it('is an anchor with its address when it leads somewhere, and leaves a modified click to the browser', () => {
    const onPress = jest.fn()
    render(
      <Press label="Bags" role="link" href="#/pages/category/detail?category_id=1" onPress={onPress}>
        Bags
      </Press>,
    )
    const link = byRole('link', 'Bags')
    expect(link.getAttribute('href')).toBe('#/pages/category/detail?category_id=1')
    click(link)
    expect(onPress).toHaveBeenCalledTimes(1)
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    link.dispatchEvent(event)
    expect(onPress).toHaveBeenCalledTimes(1)
    expect(event.defaultPrevented).toBe(false)
  })

  it('keeps a press inside another one to itself', () => {
    const outer = jest.fn()
    const inner = jest.fn()
    render(
      <Press label="Card" onPress={outer}>
        <Press label="Add" onPress={inner}>
          +
        </Press>
      </Press>,
    )
    click(byRole('button', 'Add'))
    press(byRole('button', 'Add'), 'Enter')
    expect(inner).toHaveBeenCalledTimes(2)
    expect(outer).not.toHaveBeenCalled()
  })
})
