import { makeTree } from '../../test/support/make-tree'
import type { RunningApp } from '../device/running-app'
import type { GestureHandler } from '../modules/views/gesture-handler'
import { swipeBack } from './swipe-back'

const SCREEN = { width: 375, height: 400 }

const pan = (tag: number, view: number, enabled = true): GestureHandler => ({
  tag,
  name: 'PanGestureHandler',
  config: { enabled },
  view,
  byDeviceEvent: false,
})

async function setUp(handlers: readonly GestureHandler[]) {
  const tree = await makeTree([{ props: { width: 375, height: 400 } }])
  const send = jest.fn()
  const app: RunningApp = {
    tree,
    bridge: { call: jest.fn(), emit: jest.fn(), run: jest.fn(), close: jest.fn() },
    animated: { feed: jest.fn() },
    gestures: new Map(handlers.map((handler) => [handler.tag, handler])),
    focus: { node: null },
    timers: () => 0,
    send,
    stop: jest.fn(),
  }
  return { app, send }
}

describe('a swipe from the left edge', () => {
  it('runs the innermost pan handler through its states, across most of the screen', async () => {
    const { app, send } = await setUp([pan(5, 1), pan(6, 2), { ...pan(7, 2), name: 'TapGestureHandler' }])
    expect(swipeBack(app, SCREEN)?.tag).toBe(2)
    expect(send.mock.calls.map(([, event, payload]) => [event, payload.handlerTag, payload.state])).toEqual([
      ['onGestureHandlerStateChange', 6, 2],
      ['onGestureHandlerStateChange', 6, 4],
      ['onGestureHandlerStateChange', 6, 5],
    ])
    expect(send.mock.calls[2][2]).toMatchObject({ translationX: 300, velocityX: 600 })
  })

  it.each([
    ['is off', [pan(5, 2, false)]],
    ['is elsewhere', [pan(5, 9)]],
  ])('meets nothing where the recognizer %s', async (_where, handlers) => {
    const { app, send } = await setUp(handlers)
    expect(swipeBack(app, SCREEN)).toBeNull()
    expect(send).not.toHaveBeenCalled()
  })
})
