import { loadImage, type Image } from '@napi-rs/canvas'
import { sourceOf } from '../../device/load-picture'
import { imageBytes, type PictureSource } from '../../modules/pictures/image-loader'
import type { Scene } from '../../tree/scene'
import { everyNode, type ViewNode } from '../../tree/view-node'

/** The loaded pictures; they are kept when the network goes away, as in a phone's cache. */
export interface Pictures {
  /** undefined for a picture that is not loaded, or failed to load */
  of(node: ViewNode): Image | undefined
  /**
   * Loads the pictures of the scene that are not loaded yet. A failed one is left out, and tried again the next time.
   */
  load(root: ViewNode, scene: Scene): Promise<void>
}

/** @param failed gets a message for a picture that cannot be loaded */
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
