import React, { createElement, useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { act } from '@testing-library/react'
import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import { createPageConfig, type AppInstance } from '@tarojs/runtime'
import { mountInTurns } from './mount-in-turns'

let drawn: string[] = []
let tap: React.Dispatch<string>

/** A page that counts taps. */
function Counting() {
  const [taps, setTaps] = useState('0')
  tap = setTaps
  useLayoutEffect(() => void drawn.push(taps), [taps])
  return createElement('p', null, taps)
}

const pageNamed = (name: string) =>
  function Page() {
    useLayoutEffect(() => void drawn.push(name), [])
    return createElement('p', null, name)
  }

type Page = { path: string; onLoad: (options: object, loaded: () => void) => void; onUnload: () => void }

/** A page as Taro's router keeps it, on Taro's own app. */
function pageOf(component: React.ComponentType, name: string) {
  const page = createPageConfig(component, name) as unknown as Page
  return {
    open: () => page.onLoad({}, () => drawn.push(`${name} is loaded`)),
    leave: () => page.onUnload(),
  }
}

const shown = () => Array.from(document.querySelectorAll('.taro_page')).map(({ textContent }) => textContent)

beforeEach(async () => {
  drawn = []
  document.body.innerHTML = '<div id="container"></div>'
  const App = ({ children }: React.PropsWithChildren) => createElement(React.Fragment, null, children)
  const app = createReactApp(App as never, React, { createRoot } as never, {} as never) as AppInstance
  await act(async () => {
    app.onLaunch?.({})
    await Promise.resolve()
  })
  mountInTurns()
})

it('answers a tap before it has drawn a page that began before', () => {
  act(() => pageOf(Counting, 'home').open())
  drawn = []
  act(() => {
    pageOf(pageNamed('product'), 'product').open()
    tap('1')
  })
  expect(drawn).toEqual(['1', 'product', 'product is loaded'])
})

it('shows the page that a page opens in its place as soon as it is drawn, itself in place of another', () => {
  const home = pageOf(pageNamed('home'), 'home')
  const login = pageOf(pageNamed('login'), 'login')
  const guarded = pageOf(function Guarded() {
    useLayoutEffect(() => {
      guarded.leave()
      login.open()
    }, [])
    return null
  }, 'guarded')
  act(() => home.open())
  act(() => {
    home.leave()
    guarded.open()
  })
  expect(shown()).toEqual(['login'])
  expect(drawn).toEqual(['home', 'home is loaded', 'login', 'login is loaded'])
})

it('keeps the page below one that is left before it is drawn, and reports no page that is gone', () => {
  const product = pageOf(pageNamed('product'), 'product')
  act(() => pageOf(pageNamed('home'), 'home').open())
  drawn = []
  act(() => {
    product.open()
    product.leave()
  })
  expect(shown()).toEqual(['home'])
  expect(drawn).toEqual(['product'])
  act(() => product.open())
  expect(shown()).toEqual(['home', 'product'])
})

it('removes a page that failed while it was drawn', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const broken = pageOf(function Broken(): never {
    throw new Error('broken')
  }, 'broken')
  act(() => pageOf(pageNamed('home'), 'home').open())
  act(() => broken.open())
  act(() => broken.leave())
  expect(shown()).toEqual(['home'])
})
