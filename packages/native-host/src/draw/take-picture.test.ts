import { loadImage } from '@napi-rs/canvas'
import { makeTree } from '../../test/support/make-tree'
import type { Pictures } from './picture/pictures'
import { takePicture } from './take-picture'

const NO_PICTURES: Pictures = { of: () => undefined, load: () => Promise.resolve() }

describe('a picture of the tree', () => {
  it("has the window's size, and reports what it leaves out", async () => {
    const said: string[] = []
    const tree = await makeTree([{ name: 'RNCWebView', props: { height: 10 } }])
    const png = await takePicture(tree, NO_PICTURES, 3, (message) => said.push(message))
    expect(await loadImage(png)).toMatchObject({ width: 1125, height: 2436 })
    expect(said).toEqual(['a picture leaves out what RNCWebView shows'])
  })
})
