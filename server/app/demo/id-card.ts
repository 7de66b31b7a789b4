/** The pictures of the demo's applicants: cards with lines instead of text, and a stroke as a signature. */
import type { Purpose, SizedPurpose } from '@contract/base/upload-purposes'
import { encodePicture } from '../../areas/uploads/encode-picture'
import { newFileName } from '../../areas/uploads/file-names'
import type { FileStore } from '../../kernel/files/file-store'
import sharp from 'sharp'

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`

const line = (x: number, y: number, width: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="22" rx="11" fill="#8f887b"/>`

const CARD = `<rect width="100%" height="100%" fill="#e9e4da"/>
  <rect x="40" y="40" width="920" height="560" rx="36" fill="#fff"/>`

const FRONT = svg(
  1_000,
  640,
  `${CARD}<rect x="40" y="40" width="920" height="110" rx="36" fill="#38598b"/>
  <rect x="100" y="210" width="240" height="310" rx="20" fill="#d8e3ef"/>
  <circle cx="220" cy="320" r="62" fill="#8fa7c4"/><path d="M120 520a100 90 0 0 1 200 0z" fill="#8fa7c4"/>
  ${[0, 1, 2, 3, 4].map((row) => line(400, 220 + row * 66, 460 - ((row * 97) % 220))).join('')}`,
)

const BACK = svg(
  1_000,
  640,
  `${CARD}<rect x="40" y="110" width="920" height="90" fill="#5f5850"/>
  ${[0, 1].map((row) => line(100, 260 + row * 66, 620 - row * 140)).join('')}
  ${[0, 1, 2].map((row) => line(100, 440 + row * 46, 800)).join('')}`,
)

const SIGNATURE = svg(
  600,
  240,
  `<rect width="100%" height="100%" fill="#fff"/>
  <path d="M60 160c60-120 100-110 90-40s-40 70-20 20 60-60 70-20 10 40 40 0 40-40 50 0 20 30 60-10 60-30 80 0 50 20 100-30"
    fill="none" stroke="#1c1917" stroke-width="6" stroke-linecap="round"/>`,
)

interface Papers {
  readonly idFront: string
  readonly idBack: string
  readonly signature: string
}

async function encoded(purpose: Exclude<Purpose, SizedPurpose>, drawing: string): Promise<Uint8Array> {
  return encodePicture(await sharp(new TextEncoder().encode(drawing)).png().toBuffer(), purpose)
}

/**
 * Draws the documents once, and returns a function that stores them like uploads, each time under new names. Without
 * a store there are only names.
 */
export async function papersFor(files: FileStore | undefined): Promise<() => Promise<Papers>> {
  const drawn = files && {
    front: await encoded('id', FRONT),
    back: await encoded('id', BACK),
    signature: await encoded('signature', SIGNATURE),
  }
  return async () => {
    const papers = { idFront: newFileName('id'), idBack: newFileName('id'), signature: newFileName('signature') }
    if (files && drawn) {
      await files.put(papers.idFront, drawn.front)
      await files.put(papers.idBack, drawn.back)
      await files.put(papers.signature, drawn.signature)
    }
    return papers
  }
}
