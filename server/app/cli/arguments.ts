/** Checks the words of the command line: invalid ones end with exit code 2. */
import { parseArgs } from 'node:util'
import { OpsFailure } from './failure'

const OPTIONS = {
  state: { type: 'string' },
  status: { type: 'string' },
  page: { type: 'string' },
  remark: { type: 'string' },
  restock: { type: 'boolean' },
  version: { type: 'string' },
  carrier: { type: 'string' },
  number: { type: 'string' },
  disabled: { type: 'boolean' },
  off: { type: 'string' },
  percent: { type: 'string' },
  min: { type: 'string' },
  max: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  before: { type: 'string' },
  uses: { type: 'string' },
  offered: { type: 'string' },
  json: { type: 'boolean' },
  email: { type: 'string' },
  url: { type: 'string' },
} as const

export interface Arguments {
  readonly command: string
  readonly words: readonly string[]
  readonly options: ReturnType<typeof parse>['values']
}

const parse = (args: string[]) => parseArgs({ args, options: OPTIONS, allowPositionals: true, strict: true })

export const misunderstood = (what: string) => new OpsFailure(`${what} See npm run ops -- help.`, 2)

/** The parser's own errors, which name the invalid option. */
const isUsage = (error: unknown): error is NodeJS.ErrnoException =>
  String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')

export function readArguments(args: string[]): Arguments {
  try {
    const { values, positionals } = parse(args)
    const [command = 'help', ...words] = positionals
    return { command, words, options: values }
  } catch (error) {
    if (!isUsage(error)) throw error
    const [sentence = ''] = error.message.split('. ')
    throw misunderstood(`${sentence.replace(/\.$/, '')}.`)
  }
}

/** An id among the words: digits only. */
export function idOf(word: string | undefined, what: string): string {
  if (word !== undefined && /^[1-9]\d{0,17}$/.test(word)) return word
  throw misunderstood(word === undefined ? `Say which ${what}, by its number.` : `'${word}' is no number.`)
}

/** A word from a list. */
export function oneOf<T extends string>(word: string | undefined, allowed: readonly T[], what: string): T {
  const found = allowed.find((each) => each === word)
  if (found !== undefined) return found
  throw misunderstood(`${what} is one of ${allowed.join(', ')}${word === undefined ? '.' : `, not '${word}'.`}`)
}

/** An optional whole number, at least 1. */
export function wholeOf(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw misunderstood(`${option} is a whole number from 1, not '${text}'.`)
}

export function pageOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text)
  throw misunderstood(`--page is a number from 1, not '${text}'.`)
}
