/** The styles of an element that affect the layout of its text. */
export interface Look {
  readonly display: string
  /** '' when no style sets it */
  readonly whiteSpace: string
}

export type LookOf = (element: Element) => Look

interface Rule extends Partial<Look> {
  readonly selector: string
}

const BLOCKS = /^(DIV|P|UL|OL|LI|H[1-6]|SECTION|ARTICLE|TABLE|TR|BODY|HTML|PRE|BLOCKQUOTE)$/

/**
 * The text styles of a document's elements, from its style sheets in order and the style attributes. jsdom's own
 * computed styles match all rules against each element, which takes seconds on a page of a thousand elements. Here
 * elements with the same markup in the same parents share one result.
 */
export function looks(document: Document): LookOf {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].flatMap(ruleOf))
  const known = new Map<string, Look>()
  return (element) => {
    const key = `${writing(element.parentElement)} > ${writing(element)}`
    const look = known.get(key) ?? lookOf(element, rules)
    known.set(key, look)
    return look
  }
}

function ruleOf(rule: CSSRule): Rule[] {
  const { selectorText, style } = rule as CSSStyleRule
  if (selectorText === undefined || (style.display === '' && style.whiteSpace === '')) return []
  return [{ selector: selectorText, ...declared(style) }]
}

function declared({ display, whiteSpace }: CSSStyleDeclaration): Partial<Look> {
  return { ...(display ? { display } : {}), ...(whiteSpace ? { whiteSpace } : {}) }
}

function lookOf(element: Element, rules: readonly Rule[]): Look {
  const own: Look = { display: BLOCKS.test(element.tagName) ? 'block' : 'inline', whiteSpace: '' }
  const matching = rules.filter(({ selector }) => matches(element, selector))
  const { display, whiteSpace } = Object.assign({}, own, ...matching, declared((element as HTMLElement).style)) as Look
  return { display: element.hasAttribute('hidden') ? 'none' : display, whiteSpace }
}

/** A selector that jsdom cannot parse matches nothing. */
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector)
  } catch (error) {
    if ((error as Error).name === 'SyntaxError') return false
    throw error
  }
}

function writing(element: Element | null): string {
  if (element === null) return ''
  const { display, whiteSpace } = (element as HTMLElement).style
  return [element.tagName, element.className, display, whiteSpace, element.hasAttribute('hidden')].join(' ')
}
