/**
 * The console while it is developed: esbuild watches its files, and this server gives them out under /console/ and
 * passes all else on to Souk's server, so that both have one address.
 */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, request as ask } from 'node:http'
import path from 'node:path'
import { watchConsole } from '../build/console.mjs'
import { fromRoot } from '../run/shared/paths.mjs'

const FOLDER = fromRoot('dist/dev-console')
const PREFIX = '/console/'
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }

/** The file of an address in the folder; undefined outside of it, and where there is none. */
async function fileOf(url) {
  const { pathname } = new URL(url, 'http://localhost')
  const file = path.join(FOLDER, decodeURIComponent(pathname.slice(PREFIX.length)) || 'index.html')
  if (!file.startsWith(FOLDER + path.sep)) return undefined
  const found = await stat(file).catch((error) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return found?.isFile() ? file : undefined
}

async function give(request, response) {
  const file = await fileOf(request.url)
  if (!file) return response.writeHead(404).end()
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream'
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
  createReadStream(file).pipe(response)
}

function passOn(request, response, api) {
  const { method, url, headers } = request
  const onwards = ask(new URL(url, api), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers)
    answer.pipe(response)
  })
  onwards.on('error', () => response.headersSent || response.writeHead(502).end())
  request.pipe(onwards)
}

const { PORT, API } = process.env
await watchConsole(FOLDER)
createServer((request, response) => {
  if (request.url.startsWith(PREFIX)) give(request, response).catch((error) => response.destroy(error))
  else passOn(request, response, API)
}).listen(Number(PORT), '127.0.0.1')
