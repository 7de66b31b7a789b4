import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { isInUse } from './port.mjs'

it('knows a port on which something listens, before anything is installed or built [start.port-in-use]', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const PORT = String((holder.address() as AddressInfo).port)
  expect(await isInUse({ PORT, HOST: '127.0.0.1' })).toBe(true)
  holder.close()
  await once(holder, 'close')
  expect(await isInUse({ PORT, HOST: '127.0.0.1' })).toBe(false)
})

it.each([{ PORT: '0' }, { PORT: 'ten' }, { PORT: '70000' }, { PORT: '0', HOST: 'no.such.host.invalid' }])(
  'leaves it to the server to report %p',
  async (settings) => expect(await isInUse(settings)).toBe(false),
)
