/** Draws the icons of the installed web app, the arch of the logo on white: `npm run icons:app`. */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'

const folder = 'config/pwa'
const { accent } = readColours()

function readColours() {
  const [, accent] = /^\$accent: (#[0-9a-f]{6});$/m.exec(readFileSync('src/styles/tokens.scss', 'utf8')) ?? []
  if (accent === undefined) throw new Error('the tokens have no accent')
  return { accent }
}

/** @param {number} share of the side that the arch is high */
const drawing = (share) => {
  const high = 100 * share
  const wide = high * 0.8
  const line = wide * 0.29
  const [left, top] = [(100 - wide) / 2 + line / 2, (100 - high) / 2]
  const radius = (wide - line) / 2
  const right = left + 2 * radius
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#fff"/><path d="M${left} ${top + high}V${top + line / 2 + radius}A${radius} ${radius} 0 0 1 ${right} ${top + line / 2 + radius}V${top + high}" fill="none" stroke="${accent}" stroke-width="${line}"/></svg>`
}

/** Launchers cut maskable icons to a circle of four fifths. */
const icons = [
  ['icon-32', 32, 0.8],
  ['icon-180', 180, 0.6],
  ['icon-192', 192, 0.66],
  ['icon-512', 512, 0.66],
  ['icon-maskable-512', 512, 0.46],
]

for (const [name, side, share] of icons) {
  await sharp(Buffer.from(drawing(share)), { density: 600 })
    .resize(side, side)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(`${folder}/${name}.png`)
}
