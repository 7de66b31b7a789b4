/** Security headers of every answer; the content policy is that of the built app. */
import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../kernel/config/config'

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

const originOf = (address: string | null): string[] => (address ? [new URL(address).origin] : [])

async function readPage(folder: string): Promise<string> {
  try {
    return await fs.readFile(path.join(folder, 'index.html'), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

export async function registerSecurity(server: FastifyInstance, config: Config): Promise<void> {
  const scripts = inlineScriptHashes(await readPage(config.webFolder))
  const pictures = config.publicUrl ? [config.publicUrl] : []
  const tiles = originOf(config.tileUrl)
  const geocoder = originOf(config.geocoderUrl)
  const analytics = originOf(config.analyticsUrl)
  const isSecure = config.publicUrl?.startsWith('https:') ?? false
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        // Taro's components set style attributes and add their own style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...pictures, ...tiles],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...pictures, ...geocoder, ...analytics],
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
}
