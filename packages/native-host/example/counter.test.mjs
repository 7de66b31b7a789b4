import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDevice } from 'native-host/device'

for (const platform of ['android', 'ios']) {
  test(`${platform}: a tap on the button counts, and the count is kept`, async () => {
    const device = await createDevice({ bundle: 'app/main.bundle', platform })
    const reads = (words) => device.until(() => device.visible({ id: 'count' })[0]?.text() === words, words)

    await device.start()
    await reads('count 0')
    await device.tap({ id: 'add' })
    await reads('count 1')

    await device.restart()
    await reads('count 1')

    assert.deepEqual(device.records.faults, [])
    assert.deepEqual([...device.records.missing], [])
    device.close()
  })
}

test('a picture is as large as the screen', async () => {
  const device = await createDevice({
    bundle: 'app/main.bundle',
    platform: 'android',
    size: { width: 200, height: 100 },
  })
  await device.start()
  await device.until(() => device.visible({ id: 'add' })[0], 'the button')
  const picture = await device.picture({ pixelRatio: 1 })
  assert.deepEqual([picture.readUInt32BE(16), picture.readUInt32BE(20)], [200, 100])
  device.close()
})
