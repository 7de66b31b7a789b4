import { register } from 'tsx/esm/api'

register()
const { runHost } = await import('../src/cli-thread.ts')
await runHost()
