import type { Device, DeviceElement } from 'native-host/types'
import { isSideways } from '../native/support/layout'
import { atRest } from './allowed-differences'
import { joined } from './joined'
import { kindOf, viewsOf, type ViewNode } from './native-views'
import { wordsOf, type Piece, type Reading } from './reading'
import { whenStill } from './when-still'

type Box = ReturnType<DeviceElement['box']>

/** Longer than React Native needs between two batches of rows. */
const DRAWN_MS = 100

/** The distance of one scroll, in visible heights; two consecutive readings overlap by the rest. */
const STEP = 0.8

/**
 * Reads the page with this id in the native app from its top down to `depth` (CSS px), scrolling as a user does: rows
 * of long lists are mounted only near the screen, and elements below them are not yet in their place. Afterwards the
 * page is scrolled to its top again. Positions count from below the status bar, as if nothing were scrolled.
 */
export async function readNative(device: Device, pageId: string, depth: number): Promise<Reading> {
  const id = mainId(pageId)
  const turned = new Set<number>()
  await whenStill(async () => readSeen(device, pageId))
  await turnRows(device, pageId, turned)
  let { pieces } = atRest(await whenStill(async () => readSeen(device, pageId), DRAWN_MS))
  for (const main = mainOf(device, pageId); main && main.scroll.y + main.box.height < depth;) {
    const before = main.scroll.y
    await device.scroll({ id }, { y: main.box.height * STEP })
    if (main.scroll.y === before) break
    await turnRows(device, pageId, turned)
    const part = atRest(await whenStill(async () => readSeen(device, pageId), DRAWN_MS))
    pieces = joined(pieces, part.pieces)
  }
  if (mainOf(device, pageId)) await device.scroll({ id }, { y: -depth })
  return { words: wordsOf(pieces), pieces, bar: 0 }
}

/** Scrolls every horizontal row forth and back, because before that it mounts only what fits on the screen. */
async function turnRows(device: Device, pageId: string, turned: Set<number>): Promise<void> {
  const page = device.find({ id: pageId })
  const rows = [...viewsOf(device.root(), page.tag)].filter(
    (node) => node.component.kind === 'scroll' && isSideways(node) && !turned.has(node.tag),
  )
  const elements = device.all({}).filter(({ tag }) => rows.some((row) => row.tag === tag))
  for (const row of elements) {
    turned.add(row.tag)
    await device.scroll(row, { x: 1 })
    await device.scroll(row, { x: -1 })
  }
}

/** A text may have more space than its lines need, as on a card with room for two; on the web that space is another box. */
function linesOf({ text }: ViewNode, box: Box): Box {
  return text ? { ...box, height: Math.min(box.height, text.height) } : box
}

/** @throws Error while the page is not yet shown */
function readSeen(device: Device, pageId: string): Reading {
  const [page] = device.visible({ id: pageId })
  if (!page) throw new Error(`${pageId} is not shown`)
  const elements = new Map(device.all({}).map((element) => [element.tag, element]))
  const main = mainOf(device, pageId)
  const mainElement = main && elements.get(main.tag)
  const seen = mainElement?.box()
  const { top: statusBar } = device.shape.insets
  const pieces = [...viewsOf(device.root(), page.tag)].flatMap((node): Piece[] => {
    const kind = kindOf(node)
    const element = elements.get(node.tag)
    if (!kind || !element) return []
    const { x, y, width, height } = linesOf(node, element.box())
    const scrolls = mainElement !== undefined && element.isIn(mainElement)
    if (seen && scrolls && (y + height <= seen.y || y >= seen.y + seen.height)) return []
    const name = { text: () => element.text(), press: () => element.id ?? '', icon: () => '', picture: () => '' }[kind]
    const top = y - statusBar + (scrolls ? (main?.scroll.y ?? 0) : 0)
    const foot = seen !== undefined && !scrolls && y >= seen.y + seen.height
    return [{ kind, name: name(), box: { left: x, top, width, height }, foot }]
  })
  return { words: wordsOf(pieces), pieces, bar: 0 }
}

const mainId = (pageId: string): string => `${pageId}-main`

/** The view of a page that scrolls; a page whose parts scroll separately has none. */
function mainOf(device: Device, pageId: string): ViewNode | undefined {
  const [element] = device.visible({ id: mainId(pageId) })
  const [node] = element ? [...viewsOf(device.root(), element.tag)] : []
  return node
}
