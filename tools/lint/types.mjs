// tsc over the app, the server and their tests, and over the native files where React Native is installed.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ROOT, runAll } from './run-all.mjs'

const projects = ['tsconfig.json', 'tsconfig.server.json', 'tsconfig.tests.json']
// `npm ci --workspaces=false` leaves React Native out, and x.rn.tsx cannot be checked without it
if (existsSync(path.join(ROOT, 'node_modules/react-native/package.json'))) projects.push('native/tsconfig.json')

runAll(projects.map((project) => ({ name: project, bin: 'tsc', args: ['--noEmit', '-p', project] })))
