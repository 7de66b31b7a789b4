import { cleanup, fireEvent, render, screen } from '@testing-library/react-native'
import { Scroll } from '@/kit/scroll/scroll'
import { Text } from '@/kit/text/text'
import { VirtualList } from './virtual-list'

afterEach(cleanup)

const SHOWN = 800
const ROW = 100

const rows = (count: number) => Array.from({ length: count }, (_, index) => `Row ${index + 1}`)
const mounted = () => screen.queryAllByText(/^Row \d+$/).map((text) => text.props.children as string)

function List({ items, onEnd = () => undefined }: { items: string[]; onEnd?: () => void }) {
  return (
    <Scroll id="list" main onEnd={onEnd}>
      <VirtualList items={items} keyOf={(item) => item} row={(item) => <Text>{item}</Text>} />
    </Scroll>
  )
}

/** What the phone tells of the page and of the rows that are mounted, all of which are as high as the first. */
function layOut(): void {
  fireEvent(screen.getByTestId('list'), 'layout', {
    nativeEvent: { layout: { x: 0, y: 0, width: 375, height: SHOWN } },
  })
  for (const name of mounted()) {
    const y = (Number(name.slice('Row '.length)) - 1) * ROW
    fireEvent(screen.getByText(name), 'layout', { nativeEvent: { layout: { x: 0, y, width: 375, height: ROW } } })
  }
}

const scrollTo = (y: number, height: number) =>
  fireEvent.scroll(screen.getByTestId('list'), {
    nativeEvent: {
      contentOffset: { x: 0, y },
      contentSize: { width: 375, height },
      layoutMeasurement: { width: 375, height: SHOWN },
    },
  })

it('mounts a few rows of a long list at first', () => {
  render(<List items={rows(10_000)} />)
  expect(mounted()).toEqual(['Row 1', 'Row 2'])
})

it('re-renders a row when its item has changed', () => {
  const { rerender } = render(<List items={['Row 1']} />)
  rerender(<List items={['Row 7']} />)
  expect(mounted()).toEqual(['Row 7'])
})

it('does not ask for the next page while rows of this one were never drawn', () => {
  const onEnd = jest.fn()
  render(<List items={rows(20)} onEnd={onEnd} />)
  layOut()
  scrollTo(0, 3 * ROW)
  expect(onEnd).not.toHaveBeenCalled()
})

it('asks for the next page once all rows are drawn and the end is near, without waiting for a finger', () => {
  const onEnd = jest.fn()
  render(<List items={rows(2)} onEnd={onEnd} />)
  fireEvent(screen.getByTestId('list'), 'contentSizeChange', 375, 2 * ROW)
  expect(onEnd).not.toHaveBeenCalled()
  layOut()
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('does not ask for the next page far from the end', () => {
  const onEnd = jest.fn()
  render(<List items={rows(2)} onEnd={onEnd} />)
  layOut()
  scrollTo(0, 3000)
  expect(onEnd).not.toHaveBeenCalled()
  scrollTo(1700, 3000)
  expect(onEnd).toHaveBeenCalledTimes(1)
})
