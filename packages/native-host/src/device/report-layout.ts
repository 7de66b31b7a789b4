import type { ViewNode } from '../tree/view-node'
import type { DeviceShape } from '../types/device'
import type { RunningApp } from './running-app'

/** Sends `onLayout` to the views that listen. */
export function reportLayout(changed: readonly ViewNode[], shape: DeviceShape, send: RunningApp['send']): void {
  for (const node of changed) {
    if (node.props.onLayout) send(node, 'topLayout', { layout: { ...node.box } })
    if (node.props.onTextLayout && node.text) send(node, 'topTextLayout', { lines: linesOf(node) })
    if (node.component.name === 'RNCSafeAreaProvider') tellInsets(node, shape, send)
    if (node.component.kind === 'modal' && node.props.onShow) send(node, 'topShow', {})
  }
}

function tellInsets(node: ViewNode, { insets, size }: DeviceShape, send: RunningApp['send']): void {
  send(node, 'topInsetsChange', { insets, frame: { x: 0, y: 0, width: size.width, height: size.height } })
}

function linesOf({ text }: ViewNode): readonly object[] {
  return (text?.lines ?? []).map(({ y, width, height, pieces }) => ({
    x: 0,
    y,
    width,
    height,
    ascender: height * 0.8,
    descender: height * 0.2,
    capHeight: height * 0.6,
    xHeight: height * 0.45,
    text: pieces.map((piece) => piece.text).join(''),
  }))
}
