import { cleanup, fireEvent, render, screen } from '@testing-library/react-native'
import { Image } from 'react-native'
import { DisplayContext } from '@/kit/display/display-context'
import { Picture } from './picture'

afterEach(cleanup)

const display = { language: 'en', symbol: '$', rate: '1', staticUrl: 'https://shop.example/media' } as const
const picture = () => screen.UNSAFE_getByType(Image)

function draw(alt: string): void {
  render(
    <DisplayContext.Provider value={display}>
      <Picture image="p/mug-600.webp" alt={alt} />
    </DisplayContext.Provider>,
  )
}

it('loads the rendition from where the shop keeps its pictures', () => {
  draw('')
  expect(picture().props.source).toEqual({ uri: 'https://shop.example/media/p/mug-600.webp' })
})

it('is one view, whose ground stays when the picture does not come', () => {
  draw('')
  fireEvent(picture(), 'error')
  expect(picture().props.source).toBeUndefined()
})

it('is read out by its words, and passed over without', () => {
  draw('A mug')
  screen.getByLabelText('A mug')
  cleanup()
  draw('')
  expect(picture().props.accessible).toBe(false)
})
