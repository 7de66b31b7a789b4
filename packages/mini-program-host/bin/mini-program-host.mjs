#!/usr/bin/env node
import { load } from './load.mjs'

const { runCli } = await load('cli')
process.exit(await runCli(process.argv.slice(2), new URL('./host-thread.mjs', import.meta.url)))
