#!/usr/bin/env node
import { register } from 'tsx/esm/api'

register()
const { runCli } = await import('../src/cli.ts')
process.exit(await runCli(process.argv.slice(2), new URL('./host-thread.mjs', import.meta.url)))
