import { parseArgs } from 'node:util'
import type { HostOptions } from './types/host'

export interface Command {
  readonly host: HostOptions
  readonly port: number
}

export type Invocation =
  | { readonly kind: 'run'; readonly command: Command }
  | { readonly kind: 'help' }
  | { readonly kind: 'refused'; readonly problem: string }

export const USAGE = `Usage: mini-program-host <folder> [options]

Runs a compiled mini-program and prints the endpoint that miniprogram-automator connects to.

  --port <number>      the WebSocket's port, 0 for any that is free     (9420)
  --backend <name>     jsdom, or chromium for layout and pictures       (jsdom)
  --delay <ms>         applies setData this much later                  (0)
  --size <w>x<h>       the screen in CSS px, with @<ratio> behind it    (375x667@2)
  --launch <path?query>  the page that is opened first
  --scene <number>     the scene that the app is told                   (1001)
  --language <name>    the language that the app is told                (zh_CN)
  --chromium <path>    the browser, if not the one of Playwright
  --help
`

const MAX_PORT = 65_535
const MAX_SIDE = 10_000
const MAX_RATIO = 10
const MAX_DELAY_MS = 60_000
const MAX_SCENE = 9999

class Refusal extends Error {}

/** Reads the command line. Refuses an unknown word with a sentence that names it. */
export function readOptions(args: readonly string[]): Invocation {
  try {
    return read(args)
  } catch (error) {
    if (error instanceof Refusal || isParseError(error)) return { kind: 'refused', problem: firstSentence(error) }
    throw error
  }
}

function read(args: readonly string[]): Invocation {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      port: { type: 'string' },
      backend: { type: 'string' },
      delay: { type: 'string' },
      size: { type: 'string' },
      launch: { type: 'string' },
      scene: { type: 'string' },
      language: { type: 'string' },
      chromium: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return { kind: 'help' }
  const [folder, ...others] = positionals
  if (folder === undefined) throw new Refusal('name the folder of a compiled mini-program; --help tells more')
  if (others.length > 0) throw new Refusal(`one folder at a time, not "${others.join('", "')}" too`)
  return {
    kind: 'run',
    command: {
      port: whole('port', values.port ?? '9420', MAX_PORT),
      host: {
        folder,
        backend: backendOf(values.backend ?? 'jsdom'),
        size: sizeOf(values.size),
        setDataDelay: values.delay === undefined ? undefined : whole('delay', values.delay, MAX_DELAY_MS),
        launch: launchOf(values.launch, values.scene),
        language: values.language,
        chromium: values.chromium,
      },
    },
  }
}

function whole(name: string, text: string, max: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > max) throw new Refusal(`--${name} is a whole number up to ${max}, not "${text}"`)
  return value
}

function backendOf(text: string): HostOptions['backend'] {
  if (text === 'jsdom' || text === 'chromium') return text
  throw new Refusal(`--backend is jsdom or chromium, not "${text}"`)
}

function sizeOf(text: string | undefined): HostOptions['size'] {
  if (text === undefined) return undefined
  const [, width, height, ratio] = /^(\d+)x(\d+)(?:@(\d+(?:\.\d+)?))?$/.exec(text) ?? []
  const size = {
    width: Number(width),
    height: Number(height),
    pixelRatio: ratio === undefined ? undefined : Number(ratio),
  }
  const sides = [size.width, size.height].every((side) => side > 0 && side <= MAX_SIDE)
  const ratioFits = size.pixelRatio === undefined || (size.pixelRatio > 0 && size.pixelRatio <= MAX_RATIO)
  if (!sides || !ratioFits) throw new Refusal(`--size is like 375x667 or 375x667@2, not "${text}"`)
  return size
}

function launchOf(path: string | undefined, scene: string | undefined): HostOptions['launch'] {
  if (path === undefined && scene === undefined) return undefined
  return { path, scene: scene === undefined ? undefined : whole('scene', scene, MAX_SCENE) }
}

function isParseError(error: unknown): error is Error {
  return String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS')
}

// parseArgs adds advice about positional arguments
function firstSentence({ message }: Error): string {
  return message.replace(/\. .*$/s, '')
}
