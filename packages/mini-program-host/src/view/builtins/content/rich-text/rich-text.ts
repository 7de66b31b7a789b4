import type { Behaviour } from '../../builtin'
import { decodeEntities } from '../text'
import { isAllowedAttribute, isAllowedTag } from './allowed'
import { readNodes, type RichNode } from './nodes'

const SPACES: Readonly<Record<string, string>> = { ensp: '\u2002', emsp: '\u2003', nbsp: '\u00a0' }

/** rich-text: HTML as text or as nodes, without scripts or other active content. */
export const richText: Behaviour = ({ host, hooks, window, get, watch }) => {
  const { document } = window

  function textNode(text: string): Text {
    const space = SPACES[get<string>('space')]
    const decoded = decodeEntities(text)
    return document.createTextNode(space ? decoded.replaceAll(' ', space) : decoded)
  }
  function draw(node: RichNode): Node[] {
    if (node.type === 'text' || node.name === undefined) return [textNode(node.text ?? '')]
    const name = node.name.toLowerCase()
    // with its children: a script's source is not text
    if (!isAllowedTag(name)) return []
    const element = document.createElement(name)
    for (const [attribute, value] of Object.entries(node.attrs ?? {})) {
      if (!isAllowedAttribute(name, attribute)) continue
      element.setAttribute(attribute, attribute === 'src' ? hooks.resolve(String(value)) : String(value))
    }
    element.append(...(node.children ?? []).flatMap(draw))
    return [element]
  }

  watch(['nodes', 'space'], () => {
    host.replaceChildren(...readNodes(get<unknown>('nodes'), window).flatMap(draw))
  })
  watch(['userSelect'], () => host.toggleAttribute('selectable', get<boolean>('userSelect')))
}
