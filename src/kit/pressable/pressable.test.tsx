import { fireEvent, screen } from '@testing-library/react'
import { render } from '@/testing/render'
import { advance } from '@/testing/until'
import { user } from '@/testing/person'
import { Pressable } from './pressable'

describe('Pressable', () => {
  it('is reached by the keyboard, has its role and name, and answers Enter and Space', () => {
    const onPress = jest.fn()
    render(
      <Pressable label="Add to cart" onPress={onPress}>
        +
      </Pressable>,
    )
    const button = screen.getByRole('button', { name: 'Add to cart' })
    expect(button.tabIndex).toBe(0)
    fireEvent.keyDown(button, { key: 'Enter' })
    fireEvent.keyDown(button, { key: ' ' })
    fireEvent.keyDown(button, { key: 'a' })
    expect(onPress).toHaveBeenCalledTimes(2)
  })

  it('fires once for a double tap while its promise is pending, and again after it', async () => {
    let finish: () => void = () => undefined
    const onPress = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    render(
      <Pressable label="Pay" onPress={onPress}>
        Pay
      </Pressable>,
    )
    const button = screen.getByRole('button', { name: 'Pay' })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(onPress).toHaveBeenCalledTimes(1)
    expect(button.getAttribute('aria-busy')).toBe('true')
    finish()
    await advance(0)
    expect(button.getAttribute('aria-busy')).toBeNull()
    await user.click(button)
    expect(onPress).toHaveBeenCalledTimes(2)
  })

  it('says that it is disabled and does nothing then', async () => {
    const onPress = jest.fn()
    render(
      <Pressable label="Pay" disabled onPress={onPress}>
        Pay
      </Pressable>,
    )
    const button = screen.getByRole('button', { name: 'Pay' })
    await user.click(button)
    fireEvent.keyDown(button, { key: 'Enter' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(onPress).not.toHaveBeenCalled()
  })

  it('is an anchor with its address when it leads somewhere, and leaves a modified click to the browser', async () => {
    const onPress = jest.fn()
    render(
      <Pressable label="Bags" role="link" href="#/pages/category/detail?category_id=1" onPress={onPress}>
        Bags
      </Pressable>,
    )
    const link = screen.getByRole('link', { name: 'Bags' })
    expect(link.getAttribute('href')).toBe('#/pages/category/detail?category_id=1')
    await user.click(link)
    expect(onPress).toHaveBeenCalledTimes(1)
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    link.dispatchEvent(event)
    expect(onPress).toHaveBeenCalledTimes(1)
    expect(event.defaultPrevented).toBe(false)
  })

  it('keeps a press inside another one to itself', async () => {
    const outer = jest.fn()
    const inner = jest.fn()
    render(
      <Pressable label="Card" onPress={outer}>
        <Pressable label="Add" onPress={inner}>
          +
        </Pressable>
      </Pressable>,
    )
    await user.click(screen.getByRole('button', { name: 'Add' }))
    fireEvent.keyDown(screen.getByRole('button', { name: 'Add' }), { key: 'Enter' })
    expect(inner).toHaveBeenCalledTimes(2)
    expect(outer).not.toHaveBeenCalled()
  })
})
