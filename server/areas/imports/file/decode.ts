/** The text of a file: UTF-8, or UTF-16 with its mark; anything else is refused with its line [rule.import-file]. */
import { unreadable } from './faults'

const STEP = 65_536

interface Encoding {
  readonly name: 'utf-8' | 'utf-16le' | 'utf-16be'
  /** The length of its mark in bytes. */
  readonly mark: number
}

/** By its mark; UTF-16 without one has a zero in every other byte of its header. */
function encodingOf(bytes: Buffer): Encoding {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return { name: 'utf-8', mark: 3 }
  if (first === 0xff && second === 0xfe) return { name: 'utf-16le', mark: 2 }
  if (first === 0xfe && second === 0xff) return { name: 'utf-16be', mark: 2 }
  if (second === 0) return { name: 'utf-16le', mark: 0 }
  return { name: first === 0 ? 'utf-16be' : 'utf-8', mark: 0 }
}

const breaksIn = (text: string) => text.split('\n').length - 1

/** The line in which the bytes stop being valid: the last one that can be decoded, and those before it. */
function lineOf(before: number, part: Buffer, { name }: Encoding): number {
  const lenient = new TextDecoder(name).decode(part)
  const at = lenient.indexOf('\ufffd')
  return before + breaksIn(at < 0 ? lenient : lenient.slice(0, at))
}

/**
 * The text in parts, so that no part of the work takes long. Throws UnreadableFile for another encoding, with the line
 * of the first wrong byte, and for NUL.
 */
export function* decoded(bytes: Buffer): Generator<string> {
  const encoding = encodingOf(bytes)
  const decoder = new TextDecoder(encoding.name, { fatal: true, ignoreBOM: true })
  let line = 1
  for (let at = encoding.mark; at < bytes.length; at += STEP) {
    const part = bytes.subarray(at, at + STEP)
    let text: string
    try {
      text = decoder.decode(part, { stream: at + STEP < bytes.length })
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      throw unreadable(lineOf(line, part, encoding), 'encoding')
    }
    const nul = text.indexOf('\0')
    if (nul >= 0) throw unreadable(line + breaksIn(text.slice(0, nul)), 'encoding')
    line += breaksIn(text)
    yield text
  }
}
