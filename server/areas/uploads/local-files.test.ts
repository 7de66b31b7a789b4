import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { FileStore } from '../../kernel/files/file-store'
import { createLocalFiles } from './local-files'

const NAME = 'private/0123456789abcdef.webp'
const text = (bytes: string) => new TextEncoder().encode(bytes)

async function contents(files: FileStore, name: string): Promise<string | null> {
  const stream = await files.open(name)
  if (stream === null) return null
  let all = ''
  for await (const chunk of stream) all += String(chunk)
  return all
}

describe('files in a folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'souk-files-'))
  })
  afterEach(() => fs.rm(folder, { recursive: true }))

  it('are read by the name under which they were put', async () => {
    const files = createLocalFiles(path.join(folder, 'not-there-yet'))
    expect(await contents(files, NAME)).toBeNull()
    await files.put(NAME, text('a picture'))
    expect(await contents(files, NAME)).toBe('a picture')
  })

  it('are gone once they are removed, however often that is said', async () => {
    const files = createLocalFiles(folder)
    await files.put(NAME, text('a picture'))
    await files.remove(NAME)
    await files.remove(NAME)
    expect(await contents(files, NAME)).toBeNull()
  })

  it('leave nothing else in the folder', async () => {
    await createLocalFiles(folder).put(NAME, text('a picture'))
    expect(await fs.readdir(path.join(folder, 'private'))).toEqual([path.basename(NAME)])
  })
})
