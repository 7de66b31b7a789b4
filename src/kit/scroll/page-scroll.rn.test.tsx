import { cleanup, fireEvent, render, screen } from '@testing-library/react-native'
import { useContext, useEffect } from 'react'
import { Text } from '@/kit/text/text'
import { AHEAD } from './ahead.rn'
import { ListsWithinContext } from './lists-within.rn'
import { PageScroll } from './page-scroll.rn'

afterEach(cleanup)

const SHOWN = 800
const HEIGHT = 3000

/** How far the end of the content is below what is seen. */
function scrollTo(left: number): void {
  fireEvent.scroll(screen.getByTestId('page'), {
    nativeEvent: {
      contentOffset: { x: 0, y: HEIGHT - SHOWN - left },
      contentSize: { width: 375, height: HEIGHT },
      layoutMeasurement: { width: 375, height: SHOWN },
    },
  })
}

const rows = { toCome: true }
let look: () => void

/** A list in the page that has drawn some of its rows. */
function List() {
  const lists = useContext(ListsWithinContext)
  look = lists.look
  useEffect(() => lists.add(() => rows.toCome), [lists])
  return <Text>Rows</Text>
}

it('asks for the next part near its end and not before, and says how far it is scrolled', () => {
  const onEnd = jest.fn()
  const onScroll = jest.fn()
  render(
    <PageScroll id="page" onEnd={onEnd} onScroll={onScroll}>
      <Text>Row</Text>
    </PageScroll>,
  )
  scrollTo(AHEAD + 1)
  expect(onEnd).not.toHaveBeenCalled()
  scrollTo(AHEAD - 1)
  expect(onEnd).toHaveBeenCalledTimes(1)
  expect(onScroll).toHaveBeenLastCalledWith(HEIGHT - SHOWN - AHEAD + 1)
})

it('waits while a list within it has rows that were not drawn, and asks once they are', () => {
  const onEnd = jest.fn()
  rows.toCome = true
  render(
    <PageScroll id="page" onEnd={onEnd}>
      <List />
    </PageScroll>,
  )
  scrollTo(10)
  expect(onEnd).not.toHaveBeenCalled()
  rows.toCome = false
  look()
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('no longer minds a list that is gone', () => {
  const onEnd = jest.fn()
  rows.toCome = true
  const page = (list: boolean) => (
    <PageScroll id="page" onEnd={onEnd}>
      {list ? <List /> : <Text>Nothing</Text>}
    </PageScroll>
  )
  render(page(true))
  screen.rerender(page(false))
  scrollTo(10)
  expect(onEnd).toHaveBeenCalledTimes(1)
})
