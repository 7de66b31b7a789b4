const TOKEN = /("[^"]*"|'[^']*')|(@\s*[\w-]+)|([A-Za-z_][\w-]*)(\s*(?:::|\())?|(\$[\w-]+)|(\d[\w.]*)|([\s\S])/g
const OPERATORS = new Set(['and', 'or', 'div', 'mod'])

/**
 * Converts an XPath over wxml to one over the DOM, where `view` is drawn as `wx-view`. `/page` at its start is the page
 * itself.
 */
export function toDomXpath(xpath: string): string {
  const relative = xpath.trim().replace(/^\/page(?![\w-])/, '.')
  const path = relative.startsWith('/') && !relative.startsWith('//') ? `.${relative}` : relative
  let previous = ''
  return path.replace(TOKEN, (whole, quoted, attribute, name, call) => {
    const before = previous
    if (whole.trim() !== '') previous = whole
    if (quoted !== undefined || attribute !== undefined || name === undefined || call !== undefined) return whole
    return OPERATORS.has(name) && isOperand(before) ? whole : `wx-${name}`
  })
}

/** After an operand, `and` is the operator; elsewhere it would be an element's name. */
function isOperand(token: string): boolean {
  return /[\w\])"'.*]$/.test(token)
}
