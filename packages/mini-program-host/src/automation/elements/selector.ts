const IDENT = String.raw`(?:\\.|[\w-]|[^\x00-\x7f])+`
const NESTING = /^::?(?:not|is|where|has)$/i

/**
 * Converts a selector of wxml to one of the DOM, where `view` is drawn as `wx-view`. Only type selectors change.
 * @throws Error when a bracket is not closed
 */
export function toDomSelector(selector: string): string {
  const token = new RegExp(String.raw`(\[[^\]]*\])|(::?[\w-]+)(\()?|([#.]${IDENT})|(${IDENT})|([\s\S])`, 'y')
  let out = ''
  while (token.lastIndex < selector.length) {
    const [whole, , pseudo, opens, , type] = token.exec(selector) as RegExpExecArray
    if (pseudo !== undefined && opens !== undefined) {
      const inside = untilClosed(selector, token.lastIndex)
      token.lastIndex += inside.length + 1
      out += `${pseudo}(${NESTING.test(pseudo) ? toDomSelector(inside) : inside})`
    } else out += type === undefined ? whole : `wx-${type}`
  }
  return out
}

function untilClosed(selector: string, start: number): string {
  let depth = 1
  for (let at = start; at < selector.length; at++) {
    if (selector[at] === '(') depth += 1
    if (selector[at] === ')') depth -= 1
    if (depth === 0) return selector.slice(start, at)
  }
  throw new Error(`"${selector}" is not a valid selector: a bracket is not closed`)
}
