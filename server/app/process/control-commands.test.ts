import { readConfig } from '../../kernel/config/config'
import { createTestDatabase } from '../../testing/database'
import { controlCommands } from './control-commands'

it('fills the shop, and answers what was said about it', async () => {
  const database = await createTestDatabase()
  const commands = controlCommands(
    database,
    readConfig({}),
    () => new Date(),
    async (print) => {
      print('ten products')
      print('three accounts')
    },
  )
  expect(await commands.seed('')).toEqual(['ten products', 'three accounts'])
  await database.close()
})
