import { imageDimensions } from '../modules/pictures/image-loader'
import type { NativeContext } from '../modules/native-context'
import type { ViewNode } from '../tree/view-node'
import type { RunningApp } from './running-app'

const EVENTS = ['onLoadStart', 'onLoad', 'onLoadEnd', 'onError']

/** The first source of a picture: Android has a list, iOS one or a list. */
export function sourceOf({ props }: ViewNode): string | null {
  const given = props.src ?? props.source
  const first: unknown = Array.isArray(given) ? given[0] : given
  const uri = typeof first === 'string' ? first : (first as { uri?: unknown } | undefined)?.uri
  return typeof uri === 'string' && uri !== '' ? uri : null
}

/** Loads a picture for a view that listens to its load events, and fires them. */
export function loadPicture(node: ViewNode, context: NativeContext, send: RunningApp['send']): void {
  const uri = sourceOf(node)
  if (node.component.kind !== 'image' || uri === null || !EVENTS.some((event) => node.props[event])) return
  const there = () => context.tree.get(node.tag) === node
  send(node, 'topLoadStart', {})
  imageDimensions(uri, context).then(
    (size) => {
      if (!there()) return
      send(node, 'topLoad', { source: { uri, url: uri, ...size } })
      send(node, 'topLoadEnd', {})
    },
    (error: Error) => {
      if (!there()) return
      send(node, 'topError', { error: error.message })
      send(node, 'topLoadEnd', {})
    },
  )
}
