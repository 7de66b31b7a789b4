import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** A small version of a chat provider's script: it shows its guest's name, and sends it to its host. */
const SCRIPT = `(function () {
  var guest = window.soukChat
  var told = document.currentScript.dataset
  localStorage.setItem('visits', Number(localStorage.getItem('visits') || 0) + 1)
  document.cookie = 'guest=1'
  var line = document.createElement('p')
  line.id = 'chat-line'
  line.textContent = 'Chat in ' + guest.language + (guest.name ? ' with ' + guest.name : '') +
    (told.language === guest.language && told.name === guest.name ? '' : ' (told otherwise)')
  document.body.appendChild(line)
  function reach(read) { try { return String(read()) } catch (error) { return 'out of reach' } }
  var shop = document.createElement('p')
  shop.id = 'chat-shop'
  shop.textContent = reach(function () { return window.parent.localStorage.length })
  document.body.appendChild(shop)
})()`

export interface ChatScript {
  /** For SERVICE_URL. */
  readonly url: string
  /** How often the script was requested. */
  readonly loads: () => number
  /** From now on the script does not exist. */
  readonly breaks: (broken: boolean) => void
  readonly stop: () => Promise<void>
}

/** A chat provider for a test, on a free port. */
export async function startChatScript(): Promise<ChatScript> {
  let loads = 0
  let broken = false
  const server = http.createServer((request, response) => {
    if (request.url !== '/widget.js' || broken) {
      response.writeHead(404).end()
      return
    }
    loads += 1
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(SCRIPT)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/widget.js`,
    loads: () => loads,
    breaks(value) {
      broken = value
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
