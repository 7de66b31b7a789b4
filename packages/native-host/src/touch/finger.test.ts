import { makeTree } from '../../test/support/make-tree'
import type { RunningApp } from '../device/running-app'
import type { GestureHandler } from '../modules/views/gesture-handler'
import { touch } from './finger'

async function setUp(handlers: readonly GestureHandler[] = []) {
  const tree = await makeTree([
    { props: { width: 100, height: 40, marginTop: 10 } },
    { name: 'AndroidSwitch', props: { on: false, enabled: true, alignSelf: 'flex-start' } },
  ])
  const call = jest.fn()
  const send = jest.fn()
  const app: RunningApp = {
    tree,
    bridge: { call, emit: jest.fn(), run: jest.fn(), close: jest.fn() },
    animated: { feed: jest.fn() },
    gestures: new Map(handlers.map((handler) => [handler.tag, handler])),
    focus: { node: null },
    timers: () => 0,
    send,
    stop: jest.fn(),
  }
  return { app, call, send }
}

const handler = (name: string, enabled = true): GestureHandler => ({
  tag: 5,
  name,
  config: { enabled },
  view: 2,
  byDeviceEvent: false,
})

describe('a finger', () => {
  it('goes down and up at its real position, in the window and in the view', async () => {
    const { app, call } = await setUp()
    expect(touch(app, { x: 30, y: 30 })?.tag).toBe(2)
    const events = call.mock.calls.map(([, , event, [finger]]) => [
      event,
      finger.target,
      finger.pageY,
      finger.locationY,
    ])
    expect(events).toEqual([
      ['topTouchStart', 2, 30, 20],
      ['topTouchEnd', 2, 30, 20],
    ])
  })

  it('toggles a switch', async () => {
    const { app, send } = await setUp()
    touch(app, { x: 10, y: 60 })
    expect(send.mock.calls.map(([, event, payload]) => [event, payload])).toEqual([['topChange', { value: true }]])
  })

  it.each([
    ['TapGestureHandler', [2, 4, 5]],
    ['PanGestureHandler', [2, 1]],
  ])('takes a %s through its states', async (name, states) => {
    const { app, send } = await setUp([handler(name)])
    touch(app, { x: 30, y: 30 })
    expect(send.mock.calls.map(([, , payload]) => payload.state)).toEqual(states)
  })

  it('ignores a disabled gesture handler', async () => {
    const { app, send } = await setUp([handler('TapGestureHandler', false)])
    touch(app, { x: 30, y: 30 })
    expect(send).not.toHaveBeenCalled()
  })
})
