// tsc over every project, those with native files where React Native is installed.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ROOT, runAll } from './run-all.mjs'
import { typeProjects } from './type-projects.mjs'

const hasNative = existsSync(path.join(ROOT, 'node_modules/react-native/package.json'))

runAll(typeProjects(hasNative).map(({ file }) => ({ name: file, bin: 'tsc', args: ['--noEmit', '-p', file] })))
