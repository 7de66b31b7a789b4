/**
 * Draws every picture in server/app/demo/pictures.json into server/app/demo/media; `--all` also redraws those that
 * exist.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { cutOut } from './art.mjs'
import { SIDE, scene } from './scene.mjs'

const root = new URL('../../server/app/demo/', import.meta.url)
const media = new URL('media/', root)
const list = JSON.parse(readFileSync(new URL('pictures.json', root), 'utf8'))
const again = process.argv.includes('--all')
const only = process.argv.find((value) => value.startsWith('--only='))?.slice('--only='.length)
const SIZES = [600, 300]
const ABREAST = 2

const file = (path) => new URL(path, media).pathname

async function writeScene(name, look) {
  if (!again && existsSync(file(`p/${name}-300.avif`))) return
  const art = await cutOut(look.emoji, Math.round(SIDE * look.scale), look)
  const png = await scene(art, look.ground, look.stage)
  for (const size of SIZES) {
    const sized = await sharp(png).resize(size, size, { kernel: 'lanczos3' }).png().toBuffer()
    await sharp(sized)
      .webp({ quality: 82, effort: 5 })
      .toFile(file(`p/${name}-${size}.webp`))
    await sharp(sized)
      .avif({ quality: 58, effort: 4 })
      .toFile(file(`p/${name}-${size}.avif`))
  }
}

/** Art without a ground: 320 px for adverts and shops, 192 px for the tiles of categories, which first loads show. */
async function writeArt(name, emoji) {
  for (const [path, size] of [
    [`a/${name}`, 320],
    [`a/${name}-192`, 192],
  ]) {
    if (!again && existsSync(file(`${path}.avif`))) continue
    const art = await cutOut(emoji, size)
    await sharp(art.data)
      .webp({ quality: 86, alphaQuality: 90 })
      .toFile(file(`${path}.webp`))
    await sharp(art.data)
      .avif({ quality: 58, effort: 6 })
      .toFile(file(`${path}.avif`))
  }
}

/** The pictures of one object: its views, the third as a close-up, then the first view in every tint. */
function scenesOf({ art, emoji, scale, turn, views, tints = {} }) {
  const seen = views.map(([ground, stage], view) => ({
    name: `${art}-${ground}-${stage}`,
    look: {
      emoji,
      ground,
      stage,
      turn: view === 1 ? -turn : turn,
      scale: view === 2 ? Math.min(0.8, scale + 0.1) : scale,
    },
  }))
  const [ground, stage] = views[0]
  const tinted = Object.entries(tints).map(([tint, hue]) => ({
    name: `${art}-${ground}-${stage}-${tint}`,
    look: { emoji, ground, stage, turn, scale, hue },
  }))
  return [...seen, ...tinted]
}

mkdirSync(file('p'), { recursive: true })
mkdirSync(file('a'), { recursive: true })
const wanted = list.products.filter(({ art }) => only === undefined || art === only)
const scenes = wanted.map(scenesOf)
const firsts = scenes.map((group) => group[0])
const rest = scenes.flatMap((group) => group.slice(1))
const jobs = [
  ...list.free.map(
    ({ art, emoji }) =>
      () =>
        writeArt(art, emoji),
  ),
  ...[...firsts, ...rest].map(
    ({ name, look }) =>
      () =>
        writeScene(name, look),
  ),
]
let next = 0
async function work() {
  while (next < jobs.length) {
    await jobs[next++]()
    if (next % 50 === 0) console.log(`${next} of ${jobs.length}`)
  }
}
sharp.concurrency(1)
await Promise.all(Array.from({ length: ABREAST }, work))
console.log(`${jobs.length} pictures`)
