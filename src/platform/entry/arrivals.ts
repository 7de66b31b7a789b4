import { pagesReleased } from '@/platform/navigation/hold-pages'
import { currentLink, openLink } from '@/platform/navigation/links'
import { linkOfAddress } from './address'

/**
 * Opens what comes in from outside the app, one address after the other, above the screen that is in front; screens for
 * buyers lead through login by themselves. An address that leads nowhere changes nothing.
 */
export class Arrivals {
  private ready: () => void = () => undefined
  private readonly inFront = new Promise<void>((resolve) => {
    this.ready = resolve
  })
  private turn: Promise<void> = Promise.resolve()
  private readonly waiting = new Set<string>()

  /** @param origin of the server, without a slash at its end */
  constructor(private readonly origin: string) {}

  /** A page is mounted: from now on links can be opened. */
  settled(): void {
    this.ready()
  }

  /** Resolves when the screen was asked for; rejects when the target refuses it. One that is on its way counts once. */
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

/** Those of this app. */
export const arrivals = new Arrivals(process.env.TARO_APP_API)
