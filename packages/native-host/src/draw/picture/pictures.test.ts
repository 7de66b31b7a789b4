import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { stripes } from '../../../test/support/drawn'
import { makeTree } from '../../../test/support/make-tree'
import { createNetwork, type Network } from '../../network/network'
import { createPictures } from './pictures'

describe('the pictures that are drawn', () => {
  let server: Server
  let url: string
  let folder: string
  let network: Network
  const failed: string[] = []

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))
    mkdirSync(path.join(folder, 'drawable-mdpi'))
    writeFileSync(path.join(folder, 'drawable-mdpi/assets_logo.png'), stripes(['red', 'blue']))
    mkdirSync(path.join(folder, 'assets'))
    writeFileSync(path.join(folder, 'assets/the logo.png'), stripes(['red', 'blue', 'red']))
    const webp = createCanvas(7, 5).toBuffer('image/webp')
    server = createServer(({ url: asked }, response) =>
      asked === '/tea.webp' ? response.end(webp) : response.writeHead(404).end(),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })

  beforeEach(() => {
    network = createNetwork()
    failed.length = 0
  })

  afterAll(async () => {
    rmSync(folder, { recursive: true })
    await new Promise((resolve) => server.close(resolve))
  })

  const pictures = () => createPictures({ network, assets: folder }, (message) => failed.push(message))
  const image = (uri: string, more: object = {}) => ({
    name: 'RCTImageView',
    props: { width: 10, height: 10, src: [{ uri }], ...more },
  })

  it('are loaded over the network and from beside the bundle, with the names of Android and iOS', async () => {
    const beside = [image('assets_logo'), image('file:///app/assets/the%20logo.png')]
    const tree = await makeTree([image(`${url}/tea.webp`), ...beside])
    const loaded = pictures()
    await loaded.load(tree.root, tree.scene())
    expect(loaded.of(tree.root.children[0]!)).toMatchObject({ width: 7, height: 5 })
    expect(loaded.of(tree.root.children[1]!)).toMatchObject({ width: 2, height: 1 })
    expect(loaded.of(tree.root.children[2]!)).toMatchObject({ width: 3, height: 1 })
    expect(failed).toEqual([])
  })

  it('are loaded once, and only those on the screen', async () => {
    const below = image(`${url}/tea.webp?below`, { position: 'absolute', top: 900 })
    const tree = await makeTree([image(`${url}/tea.webp`), image(`${url}/tea.webp`), below])
    const loaded = pictures()
    await loaded.load(tree.root, tree.scene())
    await loaded.load(tree.root, tree.scene())
    expect(network.log).toEqual([`GET ${url}/tea.webp`])
  })

  it('are left out, with a message, if they cannot be loaded or decoded', async () => {
    const tree = await makeTree([image(`${url}/none.webp`), image('data:image/png;base64,AAAA')])
    const loaded = pictures()
    await loaded.load(tree.root, tree.scene())
    expect(loaded.of(tree.root.children[0]!)).toBeUndefined()
    expect(failed).toHaveLength(2)
    expect(failed.join()).toContain(`${url}/none.webp is not drawn: the picture ${url}/none.webp is answered with 404`)
  })
})
