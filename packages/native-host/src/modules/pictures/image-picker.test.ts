import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { callMethod, moduleBench } from '../../../test/support/module-context'
import { bodyOf } from '../../network/request-body'
import { imagePicker } from './image-picker'

/** One pixel. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

describe('pictures of the device', () => {
  let folder: string
  let file: string
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'native-host-'))
    file = path.join(folder, 'holiday.png')
    writeFileSync(file, new Uint8Array(GIF))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  async function picker() {
    const { context } = await moduleBench()
    const module = imagePicker(context)
    return {
      context,
      library: (options = {}) => callMethod(module, 'launchImageLibraryAsync', options),
      camera: () => callMethod(module, 'launchCameraAsync', {}),
      permission: () => callMethod(module, 'requestCameraPermissionsAsync'),
    }
  }

  it('are those that the test set, as real files', async () => {
    const { context, library } = await picker()
    context.surroundings.pictures = [file, file, file]
    const uri = pathToFileURL(file).href
    expect(await library()).toMatchObject({
      canceled: false,
      assets: [{ uri, width: 1, height: 1, fileName: 'holiday.png', fileSize: GIF.length, mimeType: 'image/png' }],
    })
    const several = (await library({ allowsMultipleSelection: true, selectionLimit: 2 })) as { assets: unknown[] }
    expect(several.assets).toHaveLength(2)
  })

  it('are none when the user cancels', async () => {
    const { context, library } = await picker()
    context.surroundings.pictures = 'cancel'
    expect(await library()).toEqual({ canceled: true, assets: null })
  })

  it('fail if the test sets none', async () => {
    const { library } = await picker()
    await expect(library()).rejects.toThrow('surroundings.pictures')
  })

  it('do not come from a camera that the user has denied', async () => {
    const { context, camera, permission } = await picker()
    context.surroundings.cameraAllowed = false
    expect(await permission()).toMatchObject({ granted: false, status: 'denied' })
    expect(() => camera()).toThrow('permission')
  })

  it('are sent with their bytes', async () => {
    const { context } = await picker()
    const headers = [['content-disposition', 'form-data; name="file"; filename="holiday.png"']]
    const sent = bodyOf({ formData: [{ headers, uri: pathToFileURL(file).href }] }, context.blobs)
    expect(sent?.bytes.includes(GIF)).toBe(true)
    expect(sent?.contentType).toMatch(/^multipart\/form-data; boundary=/)
  })
})
