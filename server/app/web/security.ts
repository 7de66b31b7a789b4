/** Security headers of every answer; the content policy is that of the built app. */
import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { cached } from '../../areas/catalogue/cache'
import { readWebsiteConfig } from '../../areas/settings/website-config'
import type { Dependencies } from '../../kernel/http/dependencies'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** The hashes of the scripts that the build wrote into the page, which the policy allows. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .map(([, script = '']) => script)
    .filter((script) => script !== '')
    .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
}

/** A year in seconds, as browsers' preload lists require. */
const HSTS_S = 31_536_000

const originOf = (address: string | null): string[] =>
  address && URL.canParse(address) ? [new URL(address).origin] : []

type Around = Pick<Dependencies, 'config' | 'database' | 'clock'>

/** Where the app's page may get maps and places from. */
interface Origins {
  readonly tiles: readonly string[]
  readonly geocoder: readonly string[]
}

/** The page of the app, and its only ones with maps. */
const isPage = (url: string) => ['/', '/index.html'].includes(url.replace(/\?.*$/s, ''))

const tagOf = (origins: Origins) => createHash('sha256').update(JSON.stringify(origins)).digest('hex').slice(0, 8)

async function readPage(folder: string): Promise<string> {
  try {
    return await fs.readFile(path.join(folder, 'index.html'), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

/**
 * Reads the origins for each page: what the environment sets, else what operators have set. While the database does not
 * answer, they are those of the last page.
 */
function followSettings(server: FastifyInstance, { config, database: { db }, clock }: Around): () => Origins {
  let origins: Origins = { tiles: originOf(config.tileUrl), geocoder: originOf(config.geocoderUrl) }
  const read = async (): Promise<Origins> => {
    const { tile_url: tiles, geocoder_url: geocoder = null } = await readWebsiteConfig(db, config)
    return { tiles: originOf(tiles), geocoder: originOf(geocoder) }
  }
  server.addHook('onRequest', async (request) => {
    if (!isPage(request.url)) return
    try {
      origins = await cached(db, 'page-origins', clock.now(), read)
    } catch (error) {
      request.log.warn({ err: error }, 'the page keeps its last content policy')
    }
    // a browser keeps the old policy with a page that has not changed: the tag of the page names both
    const { headers } = request.raw
    const [, file = '', tag] = /^(.*);([0-9a-f]{8})"$/s.exec(headers['if-none-match'] ?? '') ?? []
    delete headers['if-modified-since']
    if (tag === tagOf(origins)) headers['if-none-match'] = `${file}"`
    else delete headers['if-none-match']
  })
  server.addHook('onSend', async (request, reply) => {
    const tag = reply.getHeader('etag')
    if (isPage(request.url) && typeof tag === 'string') reply.header('etag', tag.replace(/"$/, `;${tagOf(origins)}"`))
  })
  return () => origins
}

const POLICY = 'content-security-policy'
/** Of what is no page: 60 bytes in place of 650, in each of the twenty answers of a first load. */
const NO_PAGE = "default-src 'none';frame-ancestors 'none'"
const OF_PAGE = /^default-src 'self';script-src /
/** Browsers heed the policy of pages and of workers. A page that has not changed is answered without a type. */
const heedsPolicy = (url: string, type: string) => /^(?:text\/html|$)/.test(type) || /^\/sw\.js(?:\?|$)/.test(url)

/** Every answer's headers. The content policy allows maps and places from where the settings say, and from nowhere else. */
export async function registerSecurity(server: FastifyInstance, around: Around): Promise<void> {
  const { config } = around
  const scripts = inlineScriptHashes(await readPage(config.webFolder))
  const pictures = config.publicUrl ? [config.publicUrl] : []
  const analytics = originOf(config.analyticsUrl)
  const isSecure = config.publicUrl?.startsWith('https:') ?? false
  const origins = followSettings(server, around)
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        // Taro's components set style attributes and add their own style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: [() => ["'self'", 'data:', 'blob:', ...pictures, ...origins().tiles].join(' ')],
        fontSrc: ["'self'", 'data:'],
        connectSrc: [() => ["'self'", ...pictures, ...origins().geocoder, ...analytics].join(' ')],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Without TLS these would lock users out of a server on their own network.
    strictTransportSecurity: isSecure && { maxAge: HSTS_S },
    crossOriginOpenerPolicy: isSecure && { policy: 'same-origin' },
    originAgentCluster: isSecure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  server.addHook('onSend', async (request, reply) => {
    const type = reply.getHeader('content-type') ?? ''
    if (heedsPolicy(request.url, String(type)) || !OF_PAGE.test(String(reply.getHeader(POLICY)))) return
    reply.header(POLICY, NO_PAGE)
  })
}
