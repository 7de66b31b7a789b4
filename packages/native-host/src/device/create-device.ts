import path from 'node:path'
import { loadYoga } from 'yoga-layout/load'
import { createPictures } from '../draw/picture/pictures'
import { takePicture } from '../draw/take-picture'
import { freshSurroundings } from '../modules/native-context'
import { networkState } from '../modules/small'
import { createNetwork } from '../network/network'
import { readBundle } from '../realm/read-bundle'
import { touch } from '../touch/finger'
import { swipeBack } from '../touch/swipe-back'
import { everyNode, isInside, type ViewNode } from '../tree/view-node'
import { layersOf } from '../tree/visible-children'
import type { Device, DeviceOptions, Lookup, StartOptions } from '../types/device'
import { HostError } from '../types/host-error'
import { describe, elementOf, nameOf, nodeOf, query, textOf, type DeviceElement, type Query } from './element'
import { aimAt, isSliver, lookAt } from './look'
import { adjustToKeyboard, keyboardBox, keyboardEvents } from './keyboard'
import { createRecords } from './records'
import { approach, rest, turns } from './rest'
import type { RunningApp } from './running-app'
import { bringIntoView, dragTo, refresherOf, scrollerOf } from './scroll'
import { startApp } from './start-app'
import { clearInput, needInput, pressReturn, typeLetter } from './type-text'
import { createWaiting } from './until'
import { DEFAULTS } from './defaults'
import { webPage } from './web-page'

/**
 * A phone with one app: the production bundle at `options.bundle`. Nothing runs until `start`.
 * @throws HostError if there is no such bundle, or it is not a production bundle of Metro
 */
export async function createDevice(options: DeviceOptions): Promise<Device> {
  const { platform } = options
  const file = path.resolve(options.bundle)
  const bundle = { file, source: readBundle(file), folder: path.dirname(file) }
  const shape = {
    platform,
    size: { ...DEFAULTS.size, ...options.size },
    insets: { ...DEFAULTS.insets[platform], ...options.insets },
  }
  const yoga = await loadYoga()
  const storage = options.storage ?? new Map<string, string>()
  const keychain = options.keychain ?? new Map<string, string>()
  const network = createNetwork(options.ports)
  const say = (message: string) => void records.log.push({ level: 'warn', message })
  const pictures = createPictures({ network, assets: bundle.folder }, say)
  let records = createRecords()
  let surroundings = freshSurroundings()
  let app = null as RunningApp | null

  const waiting = createWaiting(
    () => records.fatal()[0],
    (): string => (app ? `on the screen:\n${device.screen()}` : 'the app does not run'),
  )

  function running(): RunningApp {
    if (!app) throw new HostError('the app does not run: start it first')
    const [crash] = records.fatal()
    if (crash !== undefined) throw new HostError(`the app crashed: ${crash}`)
    return app
  }

  function laidOut(): RunningApp {
    const now = running()
    now.tree.layOut()
    return now
  }

  function all(asked: Query): readonly ViewNode[] {
    return query(laidOut().tree.root, asked)
  }

  function one(asked: Lookup): ViewNode {
    if (!isQuery(asked)) {
      const node = nodeOf(asked)
      if (running().tree.get(node.tag) !== node) throw new HostError(`${describe(node)} is gone`)
      return node
    }
    const found = all(asked)
    const scene = running().tree.scene()
    const shown = found.find((node) => lookAt(scene, node).state === 'visible')
    const best = shown ?? found[found.length - 1]
    if (!best) throw new HostError(`there is nothing with ${nameOf(asked)}`)
    return best
  }

  /** The point at which a finger would touch the view. */
  function reachable(asked: Lookup): { node: ViewNode; point: { x: number; y: number } } {
    const { tree } = laidOut()
    const node = one(asked)
    const sight = lookAt(tree.scene(), node)
    if (sight.state === 'covered') throw new HostError(`${describe(node)} is covered by ${describe(sight.by)}`)
    if (sight.state !== 'visible')
      throw new HostError(`${describe(node)} cannot be touched: it is ${WORDS[sight.state]}`)
    if (isSliver(node, sight.box))
      throw new HostError(`${describe(node)} cannot be touched: only a sliver of it is seen`)
    const aim = aimAt(tree.root, node, sight.box)
    if ('point' in aim) return { node, point: aim.point }
    const { inTheWay } = aim
    if (!inTheWay || isInside(node, inTheWay)) throw new HostError(`${describe(node)} lets touches through`)
    throw new HostError(`${describe(node)} cannot be touched: ${describe(inTheWay)} lies over it`)
  }

  const device: Device = {
    shape,
    storage,
    keychain,
    get records() {
      return records
    },
    get surroundings() {
      return surroundings
    },
    requests: network.log,
    underWay: () => network.underWay(),
    async start({ initPath, link, props = {} }: StartOptions = {}) {
      if (app) throw new HostError('the app runs already')
      records = createRecords()
      surroundings = freshSurroundings()
      app = startApp(yoga, {
        shape,
        bundle,
        appName: options.appName ?? DEFAULTS.appName,
        initialProps: { ...props, ...(initPath === undefined ? {} : { initPath }) },
        launchLink: link ?? null,
        language: options.language ?? DEFAULTS.language,
        storage,
        keychain,
        network,
        surroundings,
        records,
        turn: () => waiting.turn(),
      })
      await waiting.until(() => (app?.tree.root.children.length ?? 0) > 0, 'the first view')
    },
    kill() {
      running().stop()
      app = null
    },
    async restart(start) {
      app?.stop()
      app = null
      await device.start(start)
    },
    close() {
      app?.stop()
      app = null
      network.close()
    },
    until: (condition, what, ms) => waiting.until(condition, what, ms),
    all: (asked) => all(asked).map(elementOf),
    find: (asked) => elementOf(one(asked)),
    visible(asked) {
      const scene = laidOut().tree.scene()
      return all(asked)
        .filter((node) => lookAt(scene, node).state === 'visible')
        .map(elementOf)
    },
    look(asked) {
      const sight = lookAt(laidOut().tree.scene(), one(asked))
      return sight.state === 'covered' ? { ...sight, by: elementOf(sight.by) } : sight
    },
    focused() {
      const { node } = running().focus
      return node && elementOf(node)
    },
    async tap(asked) {
      await approach()
      const point = 'x' in asked ? asked : reachable(asked).point
      const met = touch(laidOut(), point)
      if (!met) throw new HostError(`nothing takes a touch at ${point.x}, ${point.y}`)
      await rest(running())
      return elementOf(met)
    },
    async type(asked, text) {
      const { node } = reachable(asked)
      const now = running()
      if (!node.input) throw new HostError(`${describe(node)} is no input`)
      if (now.focus.node !== node) {
        await device.tap(asked)
        await waiting.until(() => now.focus.node === node || null, `the focus of ${describe(node)}`, FOCUS_MS)
      }
      needInput(now, node)
      clearInput(now, node)
      await rest(running())
      for (const letter of text) {
        typeLetter(now, node, letter)
        await rest(running())
      }
    },
    async submit(asked) {
      const node = one(asked)
      needInput(running(), node)
      pressReturn(running(), node)
      await rest(running())
    },
    async scroll(asked, by) {
      const now = laidOut()
      const scroller = scrollerOf(one(asked))
      if (!scroller) throw new HostError(`${describe(one(asked))} is in nothing that scrolls`)
      const { x, y } = scroller.scroll
      dragTo(scroller, { x: x + (by.x ?? 0), y: y + (by.y ?? 0) }, now)
      await rest(running())
    },
    async bringIntoView(asked) {
      const now = laidOut()
      bringIntoView(one(asked), now)
      await rest(running())
    },
    async pullToRefresh(asked) {
      const node = one(asked)
      const refresh = refresherOf(node)
      if (!refresh) throw new HostError(`${describe(node)} is in nothing that can be pulled`)
      running().send(refresh, 'topRefresh', {})
      await rest(running())
    },
    async back() {
      if (platform !== 'android') throw new HostError('an iPhone has no back button: tap the one of the app')
      const now = running()
      const modal = layersOf(now.tree.root).slice(1).pop()
      if (modal) now.send(modal, 'topRequestClose', {})
      else now.bridge.emit('hardwareBackPress')
      await rest(running())
    },
    async swipeBack() {
      if (platform !== 'ios') throw new HostError('only an iPhone goes back by a swipe: press the button')
      if (!swipeBack(laidOut(), shape.size)) throw new HostError('nothing here can be swiped away')
      await rest(running())
    },
    web: (asked) => webPage(one(asked), running(), platform),
    async openLink(url) {
      running().bridge.emit('url', { url })
      await rest(running())
    },
    async keyboard(up) {
      const now = running()
      for (const event of keyboardEvents(up, shape)) now.bridge.emit(event.name, event.told)
      await rest(now)
      adjustToKeyboard(now, up, shape)
      return keyboardBox(up, shape)
    },
    async offline(lost) {
      network.offline(lost)
      app?.bridge.emit('netInfo.networkStatusDidChange', networkState(lost))
      await (app ? rest(app) : turns())
    },
    async picture({ pixelRatio = shape.size.pixelRatio } = {}) {
      return takePicture(laidOut().tree, pictures, pixelRatio, say)
    },
    screen() {
      const now = app
      if (!now) return ''
      const scene = now.tree.scene()
      const seen = query(now.tree.root, {}).filter(
        (node) => (node.component.kind === 'text' || node.input !== null) && lookAt(scene, node).state === 'visible',
      )
      return seen.map(textOf).filter(Boolean).join('\n')
    },
    counts() {
      const { tree } = running()
      const calls = [...records.calls.values()].reduce((sum, count) => sum + count, 0)
      return { viewsCreated: tree.created(), viewsMounted: [...everyNode(tree.root)].length - 1, bridgeCalls: calls }
    },
    timers: (longest) => running().timers(longest),
    root: () => laidOut().tree.root,
  }
  return device
}

const FOCUS_MS = 5000

const WORDS = {
  hidden: 'not shown',
  empty: 'of no size',
  outside: 'outside the screen, or cut off by what it scrolls in',
} as const

function isQuery(asked: Lookup): asked is Query {
  return !('tag' in asked && typeof (asked as DeviceElement).box === 'function')
}
