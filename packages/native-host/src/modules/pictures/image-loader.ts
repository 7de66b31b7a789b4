import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import imageSize from 'image-size'
import { does, resolves, type NativeModule } from '../../bridge/native-module'
import { BESIDE_BUNDLE } from '../files/file-system'
import type { NativeContext } from '../native-context'

export interface ImageDimensions {
  readonly width: number
  readonly height: number
}

/** Where pictures come from. */
export type PictureSource = Pick<NativeContext, 'network' | 'assets'>

const LOADING_MS = 30_000

/** The bytes of a picture: from the network, a file, a data address, or the pictures beside the bundle. */
export async function imageBytes(uri: string, { network, assets }: PictureSource): Promise<Buffer> {
  if (/^https?:/.test(uri)) {
    const answer = await network.send({ method: 'GET', url: uri, headers: [], timeout: LOADING_MS })
    if (answer.status !== 200) throw new Error(`the picture ${uri} is answered with ${answer.status}`)
    return answer.body
  }
  if (uri.startsWith('data:')) return Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64')
  if (uri.startsWith(BESIDE_BUNDLE)) return readFileSync(path.join(assets, decodeURI(uri.slice(BESIDE_BUNDLE.length))))
  if (uri.startsWith('file:')) return readFileSync(fileURLToPath(uri))
  return readFileSync(resourceFile(uri, assets))
}

/** Android's build names a picture by its path with underscores and puts it into folders by density. */
function resourceFile(name: string, assets: string): string {
  const folders = readdirSync(assets, { withFileTypes: true }).filter((entry) => entry.name.startsWith('drawable'))
  for (const folder of folders) {
    const files = readdirSync(path.join(assets, folder.name))
    const file = files.find((each) => path.parse(each).name === name)
    if (file) return path.join(assets, folder.name, file)
  }
  throw new Error(`there is no picture ${name} beside the bundle`)
}

/** The size of a picture, from its header. */
export async function imageDimensions(uri: string, context: NativeContext): Promise<ImageDimensions> {
  const { width, height } = imageSize(new Uint8Array(await imageBytes(uri, context)))
  if (!width || !height) throw new Error(`the picture ${uri} has no size`)
  return { width, height }
}

export function imageLoader(context: NativeContext): NativeModule {
  const size = async (uri: string) => {
    const { width, height } = await imageDimensions(uri, context)
    return context.shape.platform === 'android' ? { width, height } : [width, height]
  }
  const prefetch = resolves(async (uri: string) => {
    await imageBytes(uri, context)
    return true
  })
  return {
    name: 'ImageLoader',
    methods: {
      abortRequest: does(() => undefined),
      getSize: resolves(size),
      getSizeWithHeaders: resolves((uri: string) => imageDimensions(uri, context)),
      prefetchImage: prefetch,
      prefetchImageWithMetadata: prefetch,
      queryCache: resolves(() => ({})),
    },
  }
}
