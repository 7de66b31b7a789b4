import { writeStored, readStored } from '@/platform/storage/storage'
import { emit } from '@/services/events'
import { compared } from './compared'

describe('what is to be compared', () => {
  beforeEach(() => compared.clear())

  it('begins with what the device kept, up to four', async () => {
    await writeStored('souk.compare', ['1', '2', '3', '4', '5'])
    await compared.restore()
    expect(compared.ids).toEqual(['1', '2', '3', '4'])
  })

  it('takes products in and out, and the device remembers', async () => {
    await expect(compared.toggle('7')).resolves.toBe('added')
    await expect(readStored('souk.compare')).resolves.toEqual(['7'])
    expect(compared.has('7')).toBe(true)
    await expect(compared.toggle('7')).resolves.toBe('removed')
    await expect(readStored('souk.compare')).resolves.toBeUndefined()
  })

  it('has room for four', async () => {
    for (const id of ['1', '2', '3', '4']) await compared.toggle(id)
    await expect(compared.toggle('5')).resolves.toBe('full')
    expect(compared.ids).toEqual(['1', '2', '3', '4'])
  })

  it('is emptied by a logout', async () => {
    await compared.toggle('1')
    emit('signedOut', {})
    expect(compared.ids).toEqual([])
  })
})
