import { load } from './load.mjs'

const { runHost } = await load('cli-thread')
await runHost()
