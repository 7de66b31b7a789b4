import { execFileSync } from 'node:child_process'
import path from 'node:path'

/** The text of each page of a PDF, as PDF.js reads it. Throws if it cannot. */
export function pdfText(bytes: Uint8Array): string[] {
  const script = path.join(__dirname, 'pdf-text.mjs')
  const printed = execFileSync(process.execPath, [script], { input: bytes, encoding: 'utf8', maxBuffer: 1e8 })
  return JSON.parse(printed) as string[]
}
