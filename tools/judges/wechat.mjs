/**
 * Checks a built mini-program with WeChat's own programs, without an account and without the network:
 *   node tools/judges/wechat.mjs <folder> [--report file.json]
 * It prints one line per check and exits with 1 when one of them refuses. It works on a copy of the folder.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const HERE = path.dirname(fileURLToPath(import.meta.url))
const GUARD = path.join(HERE, 'no-network.cjs')
const SETTINGS = path.join(HERE, '../../project.config.json')

// before WeChat's programs are loaded, so that their child processes inherit it
createRequire(import.meta.url)(GUARD)
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --require ${JSON.stringify(GUARD)}`.trim()

const { values, positionals } = parseArgs({ options: { report: { type: 'string' } }, allowPositionals: true })
const { prepare } = await import('./prepare.mjs')
const checker = await import('./checker.mjs')
const compilers = await import('./compilers.mjs')

const prepared = prepare(path.resolve(positionals[0]), SETTINGS)
const { folder } = prepared
const beside = (name) => path.join(folder, '..', name)
const project = checker.openProject(prepared)
const CHECKS = {
  'the judge itself': () => seesFault(),
  'app.json': () => checker.checkApp(project),
  pages: () => checker.checkPages(project, folder),
  sitemap: () => checker.checkSitemap(project),
  'templates by wcc': () => compilers.checkTemplates(folder, beside('templates.js')),
  'styles by wcsc': () => compilers.checkStyles(folder, beside('styles.js')),
  'compiled as an upload': () => checker.checkCompiled(project, beside('upload.zip')),
  quality: () => checker.checkQuality(project),
}

/**
 * A judge that accepts everything proves nothing: it must refuse a copy whose preload rule names an unknown package.
 */
async function seesFault() {
  const broken = prepare(path.resolve(positionals[0]), SETTINGS)
  try {
    const file = path.join(broken.folder, 'app.json')
    const app = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...app, preloadRule: { [app.pages[0]]: { packages: ['none'] } } }))
    const refusal = await checker.checkApp(checker.openProject(broken)).then(
      () => '',
      ({ message }) => message,
    )
    if (!refusal.includes('none/ not found')) throw new Error(`a broken app.json was taken, or refused for: ${refusal}`)
    return 'refuses a preload rule of no package'
  } finally {
    broken.remove()
  }
}

const sum = { passed: 0, failed: 0 }
try {
  for (const [name, check] of Object.entries(CHECKS)) {
    const began = performance.now()
    const lap = () => `${((performance.now() - began) / 1000).toFixed(1)} s`
    try {
      const told = await check()
      sum.passed += 1
      console.log(`  ok  ${name}${told === undefined ? '' : `: ${told}`} (${lap()})`)
    } catch (error) {
      sum.failed += 1
      console.log(`  NOT OK  ${name} (${lap()})\n${error.message}`)
    }
  }
} finally {
  prepared.remove()
}
if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(sum))
// the compiler leaves workers running
process.exit(sum.failed > 0 ? 1 : 0)
