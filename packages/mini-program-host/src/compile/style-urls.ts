import type { Declaration, Root } from 'postcss'
import { formatFault } from '../project/project-error'
import { resolveFrom } from '../project/resolve'

const URL_VALUE = /url\(\s*(["']?)(.*?)\1\s*\)/gi
const NOT_LOCAL = /^([a-z][a-z\d+.-]*:|\/\/|#)/i

/**
 * Points url() of the package's own files to their address; changes the root. Returns warnings: for a missing file, and
 * for any local file, because WeChat loads none from wxss.
 */
export function rewriteUrls(root: Root, file: string, assets: string, known: ReadonlyMap<string, unknown>): string[] {
  const warnings: string[] = []
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(URL_VALUE, (whole: string, _quote: string, written: string) => {
      if (NOT_LOCAL.test(written) || written === '') return whole
      const path = resolveFrom(file, written)
      const missing = path === undefined || !known.has(path.replace(/[?#].*$/, ''))
      warnings.push(
        warning(file, declaration, missing ? `"${written}" is missing` : `WeChat loads no local file: "${written}"`),
      )
      return path === undefined ? whole : `url("${assets}${path}")`
    })
  })
  return warnings
}

function warning(file: string, { source }: Declaration, message: string): string {
  return formatFault({ file, line: source?.start?.line, column: source?.start?.column, message: `wxss: ${message}` })
}
