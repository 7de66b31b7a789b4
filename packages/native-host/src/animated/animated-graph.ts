import { interpolate, type InterpolationConfig } from './interpolate'

/** A node as React Native's JavaScript describes it. */
export interface NodeConfig extends Partial<InterpolationConfig> {
  readonly type: string
  readonly value?: number
  readonly offset?: number
  readonly input?: number | readonly number[]
  readonly modulus?: number
  readonly min?: number
  readonly max?: number
  readonly style?: Readonly<Record<string, number>>
  readonly props?: Readonly<Record<string, number>>
  readonly transforms?: readonly TransformStep[]
  readonly r?: number
  readonly g?: number
  readonly b?: number
  readonly a?: number
}

interface TransformStep {
  readonly type: 'animated' | 'static'
  readonly property: string
  readonly nodeTag?: number
  readonly value?: unknown
}

interface GraphNode {
  config: NodeConfig
  value: number
  offset: number
  /** by source node, for nodes that JavaScript connects */
  readonly parents: Set<number>
  readonly children: Set<number>
  /** the view whose props this node sets */
  view: number | null
}

/** The values that native animations move, and what depends on them. */
export interface AnimatedGraph {
  create(tag: number, config: NodeConfig): void
  drop(tag: number): void
  connect(parent: number, child: number): void
  disconnect(parent: number, child: number): void
  attach(tag: number, view: number): void
  /** The view keeps the values that the node set last. */
  detach(tag: number): void
  set(tag: number, value: number): void
  offset(tag: number, change: (value: number, offset: number) => readonly [value: number, offset: number]): void
  valueOf(tag: number): number
  /** Updates every view that depends on the node. */
  update(tag: number): void
}

/** @param show overrides props of a view */
export function createAnimatedGraph(show: (view: number, props: Record<string, unknown>) => void): AnimatedGraph {
  const nodes = new Map<number, GraphNode>()

  function valueOf(tag: number): number {
    const node = nodes.get(tag)
    if (!node) return 0
    const { config } = node
    const inputs = (typeof config.input === 'number' ? [config.input] : (config.input ?? [])).map(valueOf)
    switch (config.type) {
      case 'addition':
        return inputs.reduce((sum, each) => sum + each, 0)
      case 'subtraction':
        return inputs.slice(1).reduce((rest, each) => rest - each, inputs[0] ?? 0)
      case 'multiplication':
        return inputs.reduce((product, each) => product * each, 1)
      case 'division':
        return inputs.slice(1).reduce((rest, each) => (each === 0 ? 0 : rest / each), inputs[0] ?? 0)
      case 'modulus': {
        const modulus = config.modulus ?? 1
        return (((inputs[0] ?? 0) % modulus) + modulus) % modulus
      }
      case 'diffclamp':
        return Math.min(Math.max(inputs[0] ?? 0, config.min ?? 0), config.max ?? 0)
      case 'interpolation':
        return Number(interpolated(node))
      default:
        return node.value + node.offset
    }
  }

  /** A number, or a text such as a colour. */
  function shownOf(tag: number): unknown {
    const node = nodes.get(tag)
    if (!node) return undefined
    if (node.config.type === 'interpolation') return interpolated(node)
    if (node.config.type === 'transform') return transformsOf(node.config)
    if (node.config.type === 'color') return colorOf(node.config)
    return valueOf(tag)
  }

  function interpolated({ config, parents }: GraphNode): unknown {
    const [parent] = parents
    return interpolate(config as InterpolationConfig, parent === undefined ? 0 : valueOf(parent))
  }

  function transformsOf({ transforms = [] }: NodeConfig): readonly Record<string, unknown>[] {
    return transforms.map(({ type, property, nodeTag, value }) => {
      const shown = type === 'animated' ? shownOf(nodeTag ?? -1) : value
      const turned = property.startsWith('rotate') && typeof shown === 'number'
      return { [property]: turned ? `${shown}rad` : shown }
    })
  }

  function colorOf({ r = -1, g = -1, b = -1, a = -1 }: NodeConfig): number {
    const channel = (tag: number) => Math.round(valueOf(tag)) & 0xff
    return ((Math.round(valueOf(a) * 255) << 24) | (channel(r) << 16) | (channel(g) << 8) | channel(b)) >>> 0
  }

  function propsOf({ props = {} }: NodeConfig): Record<string, unknown> {
    const shown: Record<string, unknown> = {}
    for (const [name, tag] of Object.entries(props)) {
      const style = nodes.get(tag)?.config.style
      if (style === undefined) shown[name] = shownOf(tag)
      else for (const [key, value] of Object.entries(style)) shown[key] = shownOf(value)
    }
    return shown
  }

  function update(tag: number): void {
    const node = nodes.get(tag)
    if (!node) return
    if (node.config.type === 'props' && node.view !== null) show(node.view, propsOf(node.config))
    for (const child of node.children) update(child)
  }

  function change(tag: number, act: (node: GraphNode) => void): void {
    const node = nodes.get(tag)
    if (!node) return
    act(node)
    update(tag)
  }

  return {
    valueOf,
    update,
    create(tag, config) {
      const { value = 0, offset = 0 } = config
      nodes.set(tag, { config, value, offset, parents: new Set(), children: new Set(), view: null })
    },
    drop: (tag) => void nodes.delete(tag),
    connect(parent, child) {
      nodes.get(parent)?.children.add(child)
      nodes.get(child)?.parents.add(parent)
    },
    disconnect(parent, child) {
      nodes.get(parent)?.children.delete(child)
      nodes.get(child)?.parents.delete(parent)
    },
    attach: (tag, view) => change(tag, (node) => (node.view = view)),
    detach(tag) {
      const node = nodes.get(tag)
      if (node) node.view = null
    },
    set: (tag, value) => change(tag, (node) => (node.value = value)),
    offset: (tag, move) =>
      change(tag, (node) => {
        const [value, offset] = move(node.value, node.offset)
        Object.assign(node, { value, offset })
      }),
  }
}
