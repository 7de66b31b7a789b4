import { does, returns, type NativeModule } from '../../bridge/native-module'
import type { NativeContext } from '../native-context'

/** How the handler's events reach JavaScript, as the library numbers it. */
const NEW_API = 4

export interface GestureHandler {
  readonly tag: number
  readonly name: string
  readonly config: Readonly<Record<string, unknown>>
  view: number | null
  byDeviceEvent: boolean
}

/** The gesture handlers that JavaScript attached to views. */
export type GestureHandlers = Map<number, GestureHandler>

const STATE = { UNDETERMINED: 0, FAILED: 1, BEGAN: 2, CANCELLED: 3, ACTIVE: 4, END: 5 }
const DIRECTION = { RIGHT: 1, LEFT: 2, UP: 4, DOWN: 8 }

/** react-native-gesture-handler: stores the handlers of each view; the device's touches activate them. */
export function gestureHandler({ unknown }: NativeContext, handlers: GestureHandlers): NativeModule {
  function need(tag: number, act: (handler: GestureHandler) => void): void {
    const handler = handlers.get(tag)
    if (handler) act(handler)
    else unknown(`gesture handler ${tag}`)
  }

  return {
    name: 'RNGestureHandlerModule',
    constants: { State: STATE, Direction: DIRECTION },
    methods: {
      createGestureHandler: does((name: string, tag: number, config: Readonly<Record<string, unknown>>) => {
        handlers.set(tag, { tag, name, config, view: null, byDeviceEvent: false })
      }),
      attachGestureHandler: does((tag: number, view: number, actionType: number) =>
        need(tag, (handler) => {
          handler.view = view
          handler.byDeviceEvent = actionType === NEW_API
        }),
      ),
      updateGestureHandler: does((tag: number, config: Readonly<Record<string, unknown>>) =>
        need(tag, (handler) => handlers.set(tag, { ...handler, config })),
      ),
      dropGestureHandler: does((tag: number) => void handlers.delete(tag)),
      handleSetJSResponder: does(() => undefined),
      handleClearJSResponder: does(() => undefined),
      flushOperations: does(() => undefined),
      install: returns(() => true),
    },
  }
}
