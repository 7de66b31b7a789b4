import { connectReactPage, createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import { Current } from '@tarojs/runtime'
import Taro from '@tarojs/taro'
import React, { type ComponentType } from 'react'
import ReactDOM from 'react-dom/client'
import { act } from 'react-dom/test-utils'
import { setCurrent } from '@/locales/current'
import dictionary from '@/locales/catalogues/en.json'
import { openRequests } from '@/services/context'
import { settings } from '@/stores/settings'
import { FakeServer } from './fake-server'
import { render } from './render'

const MOVES = ['switchTab', 'redirectTo', 'reLaunch', 'navigateTo', 'navigateBack'] as const

let ready = false

/** Tells Taro's hooks which React they run in: outside a build nobody does. */
function prepareHooks(): void {
  if (ready) return
  ready = true
  act(() => {
    createReactApp((() => null) as never, React, ReactDOM as never, { appId: 'hooks' } as never)
    connectReactPage(React, 'page')
  })
}

/** Before each test of a page: English words, no real navigation, the start over, and a server that knows no call yet. */
export function prepareScreen(): FakeServer {
  jest.restoreAllMocks()
  for (const name of MOVES) jest.spyOn(Taro, name).mockResolvedValue({ errMsg: 'ok' } as never)
  setCurrent('en', dictionary)
  openRequests()
  settings.settled = true
  return new FakeServer()
}

/** Draws a page as if it had been opened with these parameters, at its path where that matters. */
export function openScreen(Screen: ComponentType, params: Record<string, string> = {}, path = ''): HTMLElement {
  prepareHooks()
  Current.router = { path, params, onHide: '', onReady: '', onShow: '' } as never
  return render(<Screen />)
}
