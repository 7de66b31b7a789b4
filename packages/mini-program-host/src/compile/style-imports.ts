import { atRule, type AtRule, type Root } from 'postcss'
import { resolveFrom } from '../project/resolve'

export interface StyleImport {
  /** path with suffix; undefined when it is not in the package */
  readonly target: string | undefined
  readonly written: string
  /** the media query after it, or '' */
  readonly media: string
}

const PARAMS = /^(?:url\(\s*(["']?)(.*?)\1\s*\)|(["'])(.*?)\3)\s*(.*)$/s

/** Reads `@import './a.wxss'` and its other forms. */
export function readImport(file: string, { params }: Pick<AtRule, 'params'>): StyleImport {
  const [, , inUrl, , quoted, media = ''] = PARAMS.exec(params.trim()) ?? []
  const written = inUrl ?? quoted ?? params
  const target = /^([a-z]+:|\/\/)/i.test(written) ? undefined : resolveFrom(file, written)
  return { target, written, media }
}

/**
 * A copy of a sheet with its imports replaced by the imported sheets. A sheet that imports itself is left out there.
 */
export function inlineImports(file: string, sheets: ReadonlyMap<string, Root>, above: readonly string[] = []): Root {
  const root = sheets.get(file)?.clone()
  if (!root) throw new Error(`no style sheet "${file}"`)
  const chain = [...above, file]
  root.walkAtRules(/^import$/i, (rule) => {
    const { target, media } = readImport(file, rule)
    if (target === undefined || chain.includes(target)) return void rule.remove()
    const { nodes } = inlineImports(target, sheets, chain)
    if (media) rule.replaceWith(atRule({ name: 'media', params: media, nodes }))
    else rule.replaceWith(...nodes)
  })
  return root
}
