/** An nginx for one test, with the settings of deploy/nginx.conf. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../tools/run/shared/free-port.mjs'
import { patient } from '../jest/patience.js'

export interface OwnNginx {
  readonly url: string
  /** What it has logged about its servers. */
  errors(): string
  stop(): Promise<void>
}

const START_MS = patient(10_000)
/** The header that says what nginx did: MISS, HIT, REVALIDATED, BYPASS. */
export const DONE_BY_CACHE = 'x-cache'
/** Under this path nginx keeps an answer for one second, whatever the server says. */
export const BRIEFLY = '/briefly'

/** The path of nginx, or null if it is not installed. */
export function nginxProgram(): string | null {
  const folders = ['/usr/sbin', '/usr/local/sbin', ...(process.env.PATH ?? '').split(':')]
  return folders.map((folder) => path.join(folder, 'nginx')).find((file) => fs.existsSync(file)) ?? null
}

const DEPLOYED = path.join(__dirname, '../../deploy/nginx.conf')

/** The settings that the project ships, for these servers and without TLS. */
function shipped(folder: string, port: number, servers: readonly string[]): string {
  const [first, second] = servers.map((url) => new URL(url).host)
  if (first === undefined) throw new Error('nginx needs a server')
  const text = fs
    .readFileSync(DEPLOYED, 'utf8')
    .replace(/server \{\s+listen 80;[\s\S]*?\n\}\n/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_.*$/gm, '')
    .replaceAll('127.0.0.1:3001', first)
    .replace(/^ *server 127\.0\.0\.1:3002(.*)$/m, second === undefined ? '' : `server ${second}$1`)
    .replaceAll('127.0.0.1:3002', second ?? first)
    .replace('/var/cache/nginx/souk', `${folder}/kept`)
  const briefly = `
  location ${BRIEFLY}/ {
    proxy_cache souk;
    proxy_cache_key $host$request_uri;
    proxy_cache_revalidate on;
    proxy_ignore_headers Cache-Control;
    proxy_cache_valid 200 1s;
    add_header X-Cache $upstream_cache_status;
    proxy_pass http://souk/;
  }`
  return text.replace(/client_max_body_size 25m;/, (line) => `${line}${briefly}`)
}

const settings = (folder: string, port: number, servers: readonly string[]) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/pid;
error_log ${folder}/errors;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${folder}/${each};`).join(' ')}
  ${shipped(folder, port, servers)}
}
`

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url)
    return true
  } catch (error) {
    if ((error as Error).name === 'TypeError') return false
    throw error
  }
}

/** Starts one in front of one or two servers. */
export async function startNginx(program: string, ...servers: readonly string[]): Promise<OwnNginx> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-nginx-'))
  const port = await freePort()
  const file = path.join(folder, 'nginx.conf')
  fs.writeFileSync(file, settings(folder, port, servers))
  const child = spawn(program, ['-p', folder, '-c', file], { stdio: 'ignore' })
  const gone = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  for (const end = Date.now() + START_MS; !(await answers(url)); await sleep(50)) {
    if (Date.now() > end || child.exitCode !== null) throw new Error('nginx did not start')
  }
  return {
    url,
    errors: () => fs.readFileSync(path.join(folder, 'errors'), 'utf8'),
    stop: async () => {
      child.kill('SIGTERM')
      await gone
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
