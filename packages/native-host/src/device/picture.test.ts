import path from 'node:path'
import { loadImage } from '@napi-rs/canvas'
import { createDevice } from './create-device'

const BUNDLE = path.join(__dirname, '../../test/fixtures/plain.bundle.js')

describe('the picture of a device', () => {
  it('is a PNG of the whole screen, in its pixels or at a given ratio', async () => {
    const device = await createDevice({ bundle: BUNDLE, platform: 'android' })
    await device.start()
    const png = await device.picture()
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect(await loadImage(png)).toMatchObject({ width: 750, height: 1624 })
    expect(await loadImage(await device.picture({ pixelRatio: 1 }))).toMatchObject({ width: 375, height: 812 })
    device.close()
  })

  it('fails for an app that is not running', async () => {
    const device = await createDevice({ bundle: BUNDLE, platform: 'ios' })
    await expect(device.picture()).rejects.toThrow('the app does not run')
    device.close()
  })
})
