import type { Yoga } from 'yoga-layout/load'
import { createBridge } from '../bridge/create-bridge'
import { allModules } from '../modules/all-modules'
import { createBlobStore } from '../modules/files/blob-store'
import type { NativeContext, Surroundings } from '../modules/native-context'
import type { Network } from '../network/network'
import { createRealm } from '../realm/create-realm'
import { createViewTree } from '../tree/view-tree'
import type { DeviceShape } from '../types/device'
import { HostError } from '../types/host-error'
import { loadPicture } from './load-picture'
import { modalLife } from './modal-life'
import type { Records } from './records'
import type { RunningApp } from './running-app'
import { runCommand } from './run-command'
import { screenLife } from './screen-life'
import { reportLayout } from './report-layout'

const ROOT_TAG = 1

export interface AppOptions {
  readonly shape: DeviceShape
  readonly bundle: { readonly file: string; readonly source: string; readonly folder: string }
  readonly appName: string
  readonly initialProps: Readonly<Record<string, unknown>>
  readonly launchLink: string | null
  readonly language: string
  readonly storage: Map<string, string>
  readonly keychain: Map<string, string>
  readonly network: Network
  readonly surroundings: Surroundings
  readonly records: Records
  /** after JavaScript ran, or the app changed otherwise */
  turn(): void
}

/**
 * Loads the bundle into its own realm and runs the app in it.
 * @throws HostError if the bundle's own code fails before the app is registered
 */
export function startApp(yoga: Yoga, options: AppOptions): RunningApp {
  const { shape, records, bundle } = options
  const tree = createViewTree(yoga, shape, ROOT_TAG)
  const timers = new Map<NodeJS.Timeout, number>()
  const focus: RunningApp['focus'] = { node: null }
  let alive = true
  let layingOut = false

  const context: NativeContext = {
    ...options,
    tree,
    assets: bundle.folder,
    blobs: createBlobStore(),
    emit: (event, ...args) => bridge.emit(event, ...args),
    call: (module, method, ...args) => bridge.call(module, method, ...args),
    later(ms, run) {
      const timer = setTimeout(() => {
        timers.delete(timer)
        run()
      }, ms)
      timers.set(timer, ms)
      return () => {
        clearTimeout(timer)
        timers.delete(timer)
      }
    },
    fault: (kind, message) => records.fault(kind, message),
    unknown: (name) => records.missing.add(name),
  }

  const send: RunningApp['send'] = (node, event, payload) => {
    if (!alive) return
    animated.feed(node.tag, event, payload)
    bridge.call('RCTEventEmitter', 'receiveEvent', node.tag, event, { target: node.tag, ...payload })
  }
  const screens = screenLife(tree.root, send)
  // Android sends no such event
  const modals = modalLife(tree.root, (modalID) => {
    if (shape.platform === 'ios') bridge.emit('modalDismissed', { modalID })
  })

  function layOutSoon(): void {
    if (layingOut) return
    layingOut = true
    setImmediate(() => {
      layingOut = false
      if (!alive) return
      tree.layOut()
      reportLayout(tree.takeChanged(), shape, send)
      screens.update()
      modals.update()
      options.turn()
    })
  }

  const { side, animated, gestures } = allModules(context, {
    created: (node) => loadPicture(node, context, send),
    command: (node, name, args) => runCommand({ node, name, args, focus, tree, send, unknown: context.unknown }),
    changed: layOutSoon,
  })

  const realm = createRealm((entry) => records.log.push(entry))
  const bridge = createBridge(realm, side, {
    missing: (name) => records.missing.add(name),
    unknownMember: (name) => records.missing.add(name),
    uncaught: (error) => records.fault('fatal', (error as Error).message),
    called: (name) => records.called(name),
    turn: options.turn,
  })

  const app: RunningApp = {
    tree,
    bridge,
    animated,
    gestures,
    focus,
    timers: (longest) => [...timers.values()].filter((ms) => ms <= longest).length,
    send,
    stop() {
      alive = false
      bridge.close()
      for (const timer of timers.keys()) clearTimeout(timer)
      timers.clear()
      tree.free()
    },
  }
  try {
    bridge.run(() => realm.evaluate(bundle.source, bundle.file))
    const [failure] = records.fatal()
    if (failure) throw new HostError(`the app failed while it started: ${failure}`)
    if (!realm.global.__fbBatchedBridge) {
      throw new HostError(`${bundle.file} is no bundle of React Native for a phone: it sets up no bridge`)
    }
  } catch (error) {
    app.stop()
    throw error
  }
  bridge.call('AppRegistry', 'runApplication', options.appName, {
    rootTag: ROOT_TAG,
    initialProps: options.initialProps,
  })
  return app
}
