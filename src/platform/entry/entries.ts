import { pagesReleased } from '@/platform/navigation/delay-pages'
import { openLink } from '@/platform/navigation/links'
import { relaunch } from '@/platform/navigation/navigation'
import { routeOf } from '@/routes'
import { linkOfScene } from './scene'

/** The page that the host opens on an entry, and its parameters. */
interface Entry {
  readonly path: string
  readonly query: Readonly<Record<string, string | undefined>>
}

/**
 * Opens the screen of a scene, above the page that the host creates, when a user enters by a mini-program code. The
 * host notifies the app first, and again whenever the app comes back to the front; then it creates the page, but only
 * for a new entry. So the page's parameters decide, and the app's entry counts only where no page follows.
 */
export class Entries {
  private last = ''
  private waiting: Entry | null = null

  /** The app came to the front, by this entry or still by it. */
  shown(entry: Entry): void {
    const scene = sceneOf(entry)
    if (scene !== this.last) this.waiting = scene === '' ? null : entry
    this.last = scene
  }

  /** The host has created a page. Its parameters hold the scene when a code was scanned. */
  async made(entry: Entry): Promise<void> {
    if (sceneOf(entry) === '') return
    this.last = sceneOf(entry)
    this.waiting = null
    await open(entry)
  }

  /** A page is in front, so the host creates no other page for this entry. */
  async settled(): Promise<void> {
    const entry = this.waiting
    this.waiting = null
    if (entry !== null) await open(entry)
  }
}

const sceneOf = ({ query }: Entry): string => query.scene ?? ''

/** An invalid scene leads to the home screen. */
async function open(entry: Entry): Promise<void> {
  await pagesReleased()
  const link = linkOfScene(sceneOf(entry))
  if (link !== undefined) await openLink(link)
  else if (routeOf(entry.path) !== 'home') await relaunch('home')
}

/** The app's only instance. */
export const entries = new Entries()
