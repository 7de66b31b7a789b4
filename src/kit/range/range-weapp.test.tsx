import { act } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { render } from '@/testing/render'
import { Range } from './range.weapp'

type Touching = Record<'onTouchStart' | 'onTouchMove' | 'onTouchEnd' | 'onTouchCancel', (event: object) => void>

const mockThumbs: Touching[] = []
jest.mock('@tarojs/components', () => {
  const { createElement } = jest.requireActual('react')
  return {
    View: ({ children, ...props }: { children: unknown; className: string } & Touching) => {
      if (props.className === 'range__thumb') mockThumbs.push(props)
      return createElement('div', null, children)
    },
  }
})

const WIDTH = 300
const moved = jest.fn()
const ended = jest.fn()
let answer: ((found: object | null) => void) | undefined

beforeEach(() => {
  jest.clearAllMocks()
  mockThumbs.length = 0
  const query = {
    select: () => query,
    boundingClientRect: (found: typeof answer) => {
      answer = found
      return query
    },
    exec: () => undefined,
  }
  jest.spyOn(Taro, 'createSelectorQuery').mockReturnValue(query as never)
  render(<Range id="range" value={[0, 100]} labels={['a', 'b']} textOf={String} onMove={moved} onEnd={ended} />)
})

/** A finger on a thumb of the last drawing. */
function touch(thumb: 0 | 1, name: keyof Touching, x = 0): void {
  act(() => mockThumbs.slice(-2)[thumb]?.[name]({ touches: [{ clientX: x }] }))
}

it('follows the finger by how far it went, once the host has said how long the line is', () => {
  touch(1, 'onTouchStart', 330)
  touch(1, 'onTouchMove', 300)
  expect(moved).not.toHaveBeenCalled()
  answer?.({ width: WIDTH })
  touch(1, 'onTouchMove', 330 - WIDTH / 2)
  expect(moved).toHaveBeenLastCalledWith([0, 50])
  touch(1, 'onTouchEnd')
  expect(ended).toHaveBeenLastCalledWith([0, 50])
})

it('is over when the system takes the touch away', () => {
  touch(0, 'onTouchStart', 30)
  answer?.({ width: WIDTH })
  touch(0, 'onTouchMove', 60)
  touch(0, 'onTouchCancel')
  expect(ended).toHaveBeenLastCalledWith([10, 100])
})

it('stays where it is in a page that was left', () => {
  touch(0, 'onTouchStart', 30)
  answer?.(null)
  touch(0, 'onTouchMove', 60)
  expect(moved).not.toHaveBeenCalled()
})
