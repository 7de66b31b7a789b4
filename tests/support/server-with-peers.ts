/** A real server for the suite of a target, with the two services that it asks: the chat and the social platform. */
import { startChatScript } from './chat-script'
import { startOwnServer } from './own-server'
import { startSocialPlatform } from './social-platform'

/**
 * Starts all three, runs the suite with their addresses in the environment (SOUK_TEST_API, SOUK_TEST_OUTBOX), and stops
 * them in any case: a service that is still open would keep a failed run from ending.
 * @param port of the API for which the target was built
 */
export async function withServerAndPeers<T>(port: string, run: () => Promise<T>): Promise<T> {
  const stops: (() => Promise<unknown>)[] = []
  try {
    const chat = await startChatScript()
    stops.push(() => chat.stop())
    const platform = await startSocialPlatform()
    stops.push(() => platform.stop())
    const server = await startOwnServer({ PORT: port, SERVICE_URL: chat.url, ...platform.settings })
    stops.push(() => server.stop())
    process.env.SOUK_TEST_API = server.url
    process.env.SOUK_TEST_OUTBOX = server.outbox
    return await run()
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}
