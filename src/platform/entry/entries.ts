import { pagesReleased } from '@/platform/navigation/hold-pages'
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
 * Opens the screen of a scene when a user comes in by a code: above the page that the host makes for it. The host
 * tells the app first, again whenever it comes back to the front, and then makes the page, but only for an entry that
 * is new: so the page decides, and the app's word counts where no page follows.
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

  /** The host has made a page; its parameters hold the scene when a code was read. */
  async made(entry: Entry): Promise<void> {
    if (sceneOf(entry) === '') return
    this.last = sceneOf(entry)
    this.waiting = null
    await open(entry)
  }

  /** A page is in front: whatever the host wanted to make is made. */
  async settled(): Promise<void> {
    const entry = this.waiting
    this.waiting = null
    if (entry !== null) await open(entry)
  }
}

const sceneOf = ({ query }: Entry): string => query.scene ?? ''

/** Rubbish ends at home. */
async function open(entry: Entry): Promise<void> {
  await pagesReleased()
  const link = linkOfScene(sceneOf(entry))
  if (link !== undefined) await openLink(link)
  else if (routeOf(entry.path) !== 'home') await relaunch('home')
}

/** Those of this app. */
export const entries = new Entries()
