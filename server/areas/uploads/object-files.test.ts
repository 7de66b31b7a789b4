import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { createObjectFiles, ObjectStoreFailed } from './object-files'

const NAME = 'private/0123456789abcdef.webp'
const KEY = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const text = (bytes: string) => new TextEncoder().encode(bytes)

async function contents(stream: AsyncIterable<unknown> | null): Promise<string | null> {
  if (stream === null) return null
  let all = ''
  for await (const chunk of stream) all += Buffer.from(chunk as Uint8Array).toString()
  return all
}

describe('files in a bucket', () => {
  let folder: string
  let store: S3rver
  let url: string
  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'souk-bucket-'))
    store = new S3rver({
      port: 0,
      silent: true,
      directory: folder,
      configureBuckets: [{ name: 'uploads', configs: [] }],
    })
    const { port } = await store.run()
    url = `http://localhost:${port}`
  })
  afterAll(async () => {
    await store.close()
    await fs.rm(folder, { recursive: true })
  })

  it('are read by the name under which they were put, until they are removed, however often', async () => {
    const files = createObjectFiles({ ...KEY, url: `${url}/uploads` })
    expect(await files.open(NAME)).toBeNull()
    await files.put(NAME, text('a picture'))
    expect(await contents(await files.open(NAME))).toBe('a picture')
    await files.remove(NAME)
    await files.remove(NAME)
    expect(await files.open(NAME)).toBeNull()
  })

  it('are refused loudly under an unknown key, and where there is no bucket', async () => {
    const unknown = createObjectFiles({ ...KEY, accessKeyId: 'nobody', url: `${url}/uploads` })
    await expect(unknown.put(NAME, text('x'))).rejects.toThrow(ObjectStoreFailed)
    await expect(createObjectFiles({ ...KEY, url: `${url}/none` }).put(NAME, text('x'))).rejects.toThrow('no bucket')
  })
})
