// Builds the kit's catalogue: node tools/kit/build.mjs [--out folder], into dist/kit
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { bundle } from './bundle.mjs'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist/kit' } } })
await build(bundle(path.resolve(values.out)))
