/**
 * A shop server that speaks the wx API of litemall (github.com/linlinjava/litemall), for tests: the same paths, fields,
 * kinds of numbers and errors, with a small shop in memory behind them.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Shop } from './shop/shop'
import { newShop } from './shop/shop'
import type { Outcome } from './wire/server'
import { serve } from './wire/server'

/** How to start the server. */
export interface LitemallOptions {
  /** Any free port if it is absent. */
  readonly port?: number
  /** Whether codes are sent by text message, which registering needs. Out of the box litemall has this off. */
  readonly sms?: boolean
}

/** A running server. */
export interface Litemall {
  /** Its address, without a slash at the end. */
  readonly url: string
  /** The requests so far with what came of them, in the order in which they were answered. */
  readonly calls: readonly Outcome[]
  /** The code in the last text message to a mobile number. */
  codeSentTo(mobile: string): string | undefined
  close(): Promise<void>
}

/** Starts the server with a shop of its own. */
export async function startLitemall({ port = 0, sms = true }: LitemallOptions = {}): Promise<Litemall> {
  const calls: Outcome[] = []
  const running: { shop?: Shop } = {}
  const server = createServer((request, response) => {
    const { shop } = running
    if (!shop) return
    serve(shop, request, response).then(
      (outcome) => calls.push(outcome),
      // A mistake of this double, and not an answer that litemall would give
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const shop = newShop(url, sms)
  running.shop = shop
  return {
    url,
    calls,
    codeSentTo: (mobile) => shop.codes.get(mobile)?.code,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
