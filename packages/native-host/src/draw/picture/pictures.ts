import { loadImage, type Image } from '@napi-rs/canvas'
import { sourceOf } from '../../device/load-picture'
import { imageBytes, type PictureSource } from '../../modules/pictures/image-loader'
import type { Scene } from '../../tree/scene'
import { everyNode, type ViewNode } from '../../tree/view-node'

/** The pictures that were loaded to be drawn; a picture stays when the network goes, as in a phone's cache. */
export interface Pictures {
  /** undefined for one that is not loaded, or could not be */
  of(node: ViewNode): Image | undefined
  /** Loads what the scene shows and is not here. One that fails is left out, and tried again the next time. */
  load(root: ViewNode, scene: Scene): Promise<void>
}

/** @param failed hears of a picture that is not to be had, by a sentence */
export function createPictures(source: PictureSource, failed: (message: string) => void): Pictures {
  const loaded = new Map<string, Image>()

  async function loadOne(uri: string): Promise<void> {
    try {
      loaded.set(uri, await loadImage(await imageBytes(uri, source)))
    } catch (error) {
      failed(`the picture ${uri} is not drawn: ${(error as Error).message}`)
    }
  }

  return {
    of: (node) => loaded.get(sourceOf(node) ?? ''),
    async load(root, scene) {
      const shown = [...everyNode(root)].filter((node) => node.component.kind === 'image' && scene.get(node)?.box)
      const asked = new Set(shown.map(sourceOf).filter((uri): uri is string => uri !== null && !loaded.has(uri)))
      await Promise.all([...asked].map(loadOne))
    },
  }
}
