import type { Fault } from '../types/project'
import { positionAt } from '../project/position'
import { resolveFrom } from '../project/resolve'
import { resolveWxs } from './wxs'

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g
const REFERENCE = /<(import|include|wxs)\s(?:[^<>]*?\s)?src\s*=\s*(["'])(.*?)\2/g

/** References of a template by `<import>`, `<include>` or `<wxs src>` to files that do not exist. */
export function missingReferences(file: string, text: string, known: ReadonlySet<string>): Fault[] {
  const bare = text.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '))
  return [...bare.matchAll(REFERENCE)].flatMap(({ index = 0, 1: tag, 3: written = '' }) => {
    const found = tag === 'wxs' ? resolveWxs(file, written, known) : resolveTemplate(file, written, known)
    if (found !== undefined) return []
    return [{ file, ...positionAt(text, index), message: `<${tag}> names "${written}", which is missing` }]
  })
}

function resolveTemplate(file: string, written: string, known: ReadonlySet<string>): string | undefined {
  const path = resolveFrom(file, written)
  if (path === undefined) return undefined
  return [path, `${path}.wxml`].find((one) => one.endsWith('.wxml') && known.has(one))
}
