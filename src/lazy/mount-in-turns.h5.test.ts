import { createElement, useLayoutEffect, useState, type Dispatch } from 'react'
import { Current, type ReactAppInstance } from '@tarojs/runtime'
import { render } from '@testing-library/react'
import { act } from 'react-dom/test-utils'
import { mountInTurns } from './mount-in-turns'

const drawn: string[] = []
let mount: Dispatch<string>
let tap: Dispatch<string>

/** Effects run from the inside out: of two changes in one piece, the one of the page within would be first. */
function Shown() {
  const [count, setCount] = useState('0')
  tap = setCount
  useLayoutEffect(() => void drawn.push(count), [count])
  return createElement(Page)
}

function Page() {
  const [page, setPage] = useState('home')
  mount = setPage
  useLayoutEffect(() => void drawn.push(page), [page])
  return null
}

it('answers a tap before it has drawn a page that began before', () => {
  render(createElement(Shown))
  Current.app = { mount: (component: unknown) => mount(String(component)) } as unknown as ReactAppInstance
  mountInTurns()
  drawn.length = 0
  act(() => {
    Current.app?.mount?.('product' as never, 'product', () => undefined)
    tap('1')
  })
  expect(drawn).toEqual(['1', 'product'])
})
