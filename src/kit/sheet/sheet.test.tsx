import { fireEvent, screen } from '@testing-library/react'
import { render } from '@/testing/render'
import { Button } from '@/kit/button/button'
import { setCurrent } from '@/locales/current'
import dictionary from '@/locales/catalogues/en.json'
import { user } from '@/testing/person'
import { Sheet } from './sheet'

const mockHidden: { handler?: () => void } = {}
jest.mock('@tarojs/taro', () => ({
  useDidShow: () => undefined,
  useDidHide: (handler: () => void) => {
    mockHidden.handler = handler
  },
}))

beforeAll(() => setCurrent('en', dictionary))

let app: HTMLElement

function draw(open: boolean, onClose = jest.fn()) {
  app = render(
    <Sheet open={open} title="Choose a size" onClose={onClose} bottom={<Button label="Done" onPress={onClose} />}>
      <Button label="Small" />
    </Sheet>,
  )
  return onClose
}

describe('Sheet', () => {
  it('is a named dialog, takes the page behind it out of reach, and gives it back', () => {
    draw(true)
    expect(screen.getByRole('dialog', { name: 'Choose a size' }).getAttribute('aria-modal')).toBe('true')
    expect(app.hasAttribute('inert')).toBe(true)
    draw(false)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(app.hasAttribute('inert')).toBe(false)
  })

  it('takes the focus and keeps Tab inside', () => {
    draw(true)
    const dialog = screen.getByRole('dialog', { name: 'Choose a size' })
    expect(document.activeElement).toBe(dialog)
    const last = screen.getByRole('button', { name: 'Done' })
    last.focus()
    fireEvent.keyDown(last, { key: 'Tab' })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
    fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Tab', ...{ shiftKey: true } })
    expect(document.activeElement).toBe(last)
  })

  it('closes by Escape, by its scrim and by its cross', async () => {
    const onClose = draw(true)
    fireEvent.keyDown(screen.getByRole('dialog', { name: 'Choose a size' }), { key: 'Escape' })
    await user.click(document.querySelector('.overlay__scrim') as Element)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(3)
  })

  it('closes when its page goes away', () => {
    const onClose = draw(true)
    mockHidden.handler?.()
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
