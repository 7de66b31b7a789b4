// Runs after Taro's H5 loader for src/app.config.ts: wraps every page's import() in loadPage, and names its chunk after
// the page.
module.exports = function lazyPages(source) {
  let pages = 0
  const wrapped = source.replace(/page = import\(\s*(["'])([^"']*)\1\s*\)/g, (_match, quote, file) => {
    pages += 1
    const name = `page-${file
      .split(/[\\/]pages[\\/]/)
      .pop()
      .replace(/[\\/]/g, '-')
      .replace(/[^\w-]/g, '')}`
    const load = `import(/* webpackChunkName: "${name}" */ ${quote}${file}${quote})`
    return `page = loadSoukPage(function () { return ${load} }, unloadedSoukPage)`
  })
  if (pages === 0) throw new Error('lazy-pages: no page import() found; has Taro changed its H5 entry?')
  const imports = [
    `import '@/lazy/home-address'`,
    `import '@/lazy/page-stack'`,
    `import { loadPage as loadSoukPage } from '@/lazy/load-page'`,
    `import { unloadedPage as unloadedSoukPage } from '@/shell/screen/unloaded-page'`,
  ]
  return `${imports.join('\n')}\n${wrapped}`
}
