import { pagesReleased } from '@/platform/navigation/delay-pages'
import { currentLink, openLink } from '@/platform/navigation/links'
import { linkOfAddress } from './address'

/**
 * Opens addresses that come from outside the app, one after the other, above the screen in front. Screens that need a
 * login ask for it themselves. An address that leads nowhere changes nothing.
 */
export class Arrivals {
  private ready: () => void = () => undefined
  private readonly inFront = new Promise<void>((resolve) => {
    this.ready = resolve
  })
  private turn: Promise<void> = Promise.resolve()
  private readonly waiting = new Set<string>()

  /** @param origin of the server, without a trailing slash */
  constructor(private readonly origin: string) {}

  /** A page is mounted, so links can be opened from now on. */
  settled(): void {
    this.ready()
  }

  /**
   * Resolves once the screen was requested; rejects when the target refuses it. An address that is already waiting is
   * opened once.
   */
  arrived(address: string): Promise<void> {
    const link = linkOfAddress(address, this.origin)
    if (link === undefined || this.waiting.has(link)) return this.turn
    this.waiting.add(link)
    const open = () => this.open(link)
    this.turn = this.turn.then(open, open)
    return this.turn
  }

  private async open(link: string): Promise<void> {
    try {
      await this.inFront
      await pagesReleased()
      if (currentLink() !== link) await openLink(link)
    } finally {
      this.waiting.delete(link)
    }
  }
}

/** The app's only instance. */
export const arrivals = new Arrivals(process.env.TARO_APP_API)
