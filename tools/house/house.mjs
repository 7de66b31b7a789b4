// `npm run house`: figures about the structure of the code. Exits with 1 when a figure that must be 0 is not.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'
import { FILES_MAX, largeFolders } from '../lint/find-large-folders.mjs'
import { onlyPassesOn } from './files.mjs'
import { knotsOf, roomsOf } from './graph.mjs'
import { filesOfALanguage, languagesIn } from './languages.mjs'

/** One line in the list, the texts of the app, of the console and of the server; what the search knows is optional. */
const FILES_OF_A_LANGUAGE = 5

const FOLDERS = ['src', 'server', 'contract', 'console', 'tests', 'tools', 'packages', 'native', 'config']

/** The parts of these folders with their imports, including types. */
async function cruiseRooms(folders) {
  const { output } = await cruise(folders, {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(scss|css|png|webp|avif|svg|json)$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.h5.ts', '.h5.tsx', '.rn.ts', '.rn.tsx'] },
  })
  return roomsOf(output.modules)
}

const tracked = execFileSync('git', ['ls-files', ...FOLDERS], { encoding: 'utf8', maxBuffer: 1e8 })
  .trim()
  .split('\n')
const sources = tracked.filter((file) => /\.(ts|tsx|mjs|cjs|js|scss)$/.test(file))

const knots = knotsOf(await cruiseRooms(['src', 'server']))
/** A file with a variant for another target may be nearly empty. */
const isTwin = (file) =>
  sources.some((other) => other.replace(/\.(h5|rn|weapp)(\.\w+)$/, '$2') === file && other !== file)
const passing = sources.filter(
  (file) =>
    /\.tsx?$/.test(file) && !file.startsWith('src/pages/') && onlyPassesOn(readFileSync(file, 'utf8')) && !isTwin(file),
)

const figures = {
  'knots of rooms in server': knots.filter(([room]) => room.startsWith('server/')).map((knot) => knot.join(' ↔ ')),
  'knots of features': knots.filter(([room]) => room.startsWith('src/')).map((knot) => knot.join(' ↔ ')),
  [`folders with more than ${FILES_MAX} files`]: largeFolders(tracked),
  'files that only pass on, outside src/pages': passing,
}

for (const [name, found] of Object.entries(figures)) {
  console.log(`${String(found.length).padStart(4)}  ${name}`)
  for (const one of found) console.log(`      ${one}`)
}
const languages = languagesIn(readFileSync('contract/languages.ts', 'utf8'))
const ofALanguage = filesOfALanguage(tracked, (file) => readFileSync(file, 'utf8'), languages)
console.log(`${String(ofALanguage.length).padStart(4)}  files that a language touches (at most ${FILES_OF_A_LANGUAGE})`)
for (const one of ofALanguage) console.log(`      ${one}`)
const tooMany = languages.length === 0 || ofALanguage.length > FILES_OF_A_LANGUAGE

process.exitCode = tooMany || Object.values(figures).some((found) => found.length > 0) ? 1 : 0
