import type { OpenPage } from '../../types/runtime'
import { glassNode } from './glass-node'
import { toDomSelector } from './selector'
import { withAttributes } from './stamps'
import { toDomXpath } from './xpath'

/** Whether an element may be found, depending on the component whose template contains it. */
type Reach = (owner: object | null, element: Element) => boolean

/** XPathResult.ORDERED_NODE_SNAPSHOT_TYPE */
const ORDERED_SNAPSHOT = 7

/**
 * Elements of a page's own template, in document order. The content of a custom component is not included, as in the
 * real tool: search it from the component's element. A custom tab bar counts as a component.
 */
export function findInPage(page: OpenPage, selector: string): Element[] {
  return select(page.view.window.document.body, selector, pageReach(page))
}

/** Elements inside an element; from a custom component's element, also those of the component's own template. */
export function findInElement(page: OpenPage, element: Element, selector: string): Element[] {
  const node = glassNode(element)
  if (node === undefined) throw new Error('the element is not part of a template')
  const owners: (object | null | undefined)[] = [node.ownerShadowRoot]
  if (page.view.instanceOf(element) !== undefined) owners.push(node.getShadowRoot?.())
  return select(element, selector, (owner) => owner !== null && owners.includes(owner))
}

/** Elements of the page's own template by XPath; `/page` is the page itself. */
export function findByXpath(page: OpenPage, xpath: string): Element[] {
  const { root, window } = page.view
  const reach = pageReach(page)
  const found = window.document.evaluate(toDomXpath(xpath), root, null, ORDERED_SNAPSHOT, null)
  const nodes = Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index))
  return nodes.filter((node): node is Element => node?.nodeType === 1 && isReached(node as Element, reach))
}

function pageReach(page: OpenPage): Reach {
  const { root } = page.view
  const own = glassNode(root)?.getShadowRoot?.()
  return (owner, element) => (owner === null ? element !== root : owner === own)
}

function select(scope: Element, selector: string, reach: Reach): Element[] {
  const query = () => [...scope.querySelectorAll(toDomSelector(selector))]
  return withAttributes(scope, selector, query).filter((element) => isReached(element, reach))
}

function isReached(element: Element, reach: Reach): boolean {
  const node = glassNode(element)
  return node !== undefined && reach(node.ownerShadowRoot, element)
}
