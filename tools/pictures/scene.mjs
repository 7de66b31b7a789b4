import sharp from 'sharp'

export const SIDE = 600

/** The ground, second tone and shadow of each product ground (the design's colour tokens). */
export const GROUNDS = {
  sand: { first: '#f4ede4', second: '#eadfcf', shadow: '#6b4f2c' },
  mist: { first: '#e8eef5', second: '#d8e3ef', shadow: '#34506f' },
  rose: { first: '#f6e9ea', second: '#eed8da', shadow: '#7a3f4a' },
  sage: { first: '#e9f2ea', second: '#d7e7d9', shadow: '#365f40' },
  lilac: { first: '#f1ecf7', second: '#e2d8ef', shadow: '#533d78' },
  butter: { first: '#fdf3dc', second: '#f8e6bb', shadow: '#80601a' },
  clay: { first: '#f8e7dc', second: '#f0d3c1', shadow: '#8a4522' },
}

const STAGES = {
  plain: () => '',
  floor: (fill) => `<rect y="410" width="600" height="190" fill="${fill}"/>`,
  disc: (fill) => `<circle cx="300" cy="300" r="214" fill="${fill}"/>`,
  arch: (fill) => `<path d="M112 600V288a188 188 0 0 1 376 0V600Z" fill="${fill}"/>`,
}

const svg = (width, height, body) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`)

/** Centres one channel in a larger empty one. */
function padded(alpha, { width, height }, pad) {
  const wide = width + pad * 2
  const out = Buffer.alloc(wide * (height + pad * 2))
  for (let y = 0; y < height; y++) alpha.copy(out, (y + pad) * wide + pad, y * width, (y + 1) * width)
  return out
}

/** The object's silhouette in one colour, blurred; `pad` is how far it extends beyond the object on every side. */
async function softShadow(art, colour, opacity, blur) {
  const pad = blur * 3
  const width = art.width + pad * 2
  const height = art.height + pad * 2
  const raw = { raw: { width, height, channels: 1 } }
  const alpha = await sharp(art.data).extractChannel(3).toColourspace('b-w').raw().toBuffer()
  const blurred = await sharp(padded(alpha, art, pad), raw)
    .blur(blur)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const faded = Buffer.from(blurred.map((value) => Math.round(value * opacity)))
  const image = sharp({ create: { width, height, channels: 3, background: colour } }).joinChannel(faded, raw)
  return { data: await image.png().toBuffer(), width, height, pad }
}

/** Cuts a layer to the frame: sharp refuses layers that overlap its edge. */
async function clip(layer) {
  const left = Math.max(0, -layer.left)
  const top = Math.max(0, -layer.top)
  const width = Math.min(layer.width, SIDE - layer.left) - left
  const height = Math.min(layer.height, SIDE - layer.top) - top
  const input = await sharp(layer.data).extract({ left, top, width, height }).png().toBuffer()
  return { input, left: layer.left + left, top: layer.top + top }
}

/** The position of a standing object's foot: lower on a stage with a floor, in the middle of the frame without one. */
function foot(stage, height) {
  if (stage === 'floor') return Math.round(Math.min(500, 334 + height / 2))
  if (stage === 'arch') return Math.round(Math.min(520, 336 + height / 2))
  return Math.round(300 + height / 2)
}

function contact(width, colour) {
  const body = `<filter id="b" x="-50%" y="-100%" width="200%" height="300%"><feGaussianBlur stdDeviation="11"/></filter><ellipse cx="${width / 2 + 40}" cy="57" rx="${width / 2}" ry="17" fill="${colour}" fill-opacity=".34" filter="url(#b)"/>`
  return svg(width + 80, 114, body)
}

/**
 * A lossless product picture, 600 px square.
 * @param {{data: Buffer, width: number, height: number}} art
 * @param {keyof typeof GROUNDS} ground
 * @param {keyof typeof STAGES} stage
 */
export async function scene(art, ground, stage) {
  const { first, second, shadow } = GROUNDS[ground]
  const standing = stage === 'floor' || stage === 'arch'
  const left = Math.round((SIDE - art.width) / 2)
  const bottom = foot(stage, art.height)
  const top = bottom - art.height
  const layers = [{ input: svg(SIDE, SIDE, STAGES[stage](second)), left: 0, top: 0 }]
  if (standing) {
    const width = Math.round(art.width * 0.86)
    const data = await sharp(contact(width, shadow)).png().toBuffer()
    layers.push(
      await clip({ data, width: width + 80, height: 114, left: Math.round(300 - width / 2 - 40), top: bottom - 61 }),
    )
  }
  const soft = standing ? await softShadow(art, shadow, 0.2, 22) : await softShadow(art, shadow, 0.3, 24)
  const drop = standing ? 14 : 30
  layers.push(await clip({ ...soft, left: left - soft.pad, top: top - soft.pad + drop }))
  layers.push({ input: art.data, left, top })
  return sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: first } })
    .composite(layers)
    .png()
    .toBuffer()
}
