/**
 * Pictures of transfer receipts from the demo's buyer: paper with lines instead of text, since no font can be relied
 * on.
 */
import { encodePicture } from '../../areas/uploads/encode-picture'
import { newFileName } from '../../areas/uploads/file-names'
import type { FileStore } from '../../kernel/files/file-store'
import sharp from 'sharp'

const WIDTH = 900
const HEIGHT = 1200

/** A receipt with this many lines; `tint` colours the amount. */
function receipt(lines: number, tint: string): string {
  const bars = Array.from({ length: lines }, (_, index) => {
    const y = 330 + index * 90
    return `<rect x="150" y="${y}" width="${240 + ((index * 67) % 160)}" height="26" rx="13" fill="#c9c3b8"/>
      <rect x="610" y="${y}" width="140" height="26" rx="13" fill="#8f887b"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#e9e4da"/>
    <path d="M90 80H810V1110l-60-36-60 36-60-36-60 36-60-36-60 36-60-36-60 36-60-36-60 36-60-36-60 36-60-36z" fill="#fff"/>
    <circle cx="450" cy="190" r="56" fill="${tint}"/>
    <path d="M424 190l18 20 36-42" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round"/>
    ${bars.join('')}
    <rect x="150" y="${360 + lines * 90}" width="600" height="64" rx="14" fill="${tint}"/>
  </svg>`
}

/** Stores a receipt like an upload. Returns its name. */
export async function putReceipt(files: FileStore, lines: number, tint: string): Promise<string> {
  const drawn = await sharp(new TextEncoder().encode(receipt(lines, tint)))
    .png()
    .toBuffer()
  const name = newFileName('proof')
  await files.put(name, await encodePicture(drawn, 'proof'))
  return name
}
