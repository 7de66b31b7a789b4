/** The parts of the app's configuration that are only for React Native. */
import type config from '@/app.config'

type Target = typeof process.env.TARO_ENV
const target = process.env.TARO_ENV
afterEach(() => {
  process.env.TARO_ENV = target
})

async function configFor(name: Target): Promise<typeof config> {
  process.env.TARO_ENV = name
  let read: typeof config | undefined
  await jest.isolateModulesAsync(async () => {
    read = (await import('@/app.config')).default
  })
  if (read === undefined) throw new Error(`no configuration for ${name}`)
  return read
}

it('leaves the app by the back button from the root of any tab, and has no bar but ours', async () => {
  expect(await configFor('rn')).toHaveProperty('rn', {
    tabProps: { backBehavior: 'none' },
    tabOptions: { tabBarVisible: false },
  })
})

it.each(['h5', 'weapp'] as const)('says nothing of it to %s', async (name) => {
  expect(await configFor(name)).not.toHaveProperty('rn')
})
