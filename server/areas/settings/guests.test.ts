import { readConfig } from '../../kernel/config/config'
import { createTestDatabase } from '../../testing/database'
import { takesGuests } from './guests'

it('takes guests where they can be mailed, and in production nowhere else [role.guests]', async () => {
  const { db, close } = await createTestDatabase()
  const config = readConfig({})
  const takes = (production: boolean, smtpUrl: string | null) => takesGuests(db, { ...config, production, smtpUrl })
  expect(await takes(true, null)).toBe(false)
  expect(await takes(true, 'smtp://mail.example')).toBe(true)
  expect(await takes(false, null)).toBe(true)
  await close()
})
