import { callsBack, does, returns, unseen, type Callback, type NativeModule } from '../../bridge/native-module'
import { componentOf, eventTypes, viewConfig } from '../../components/registry'
import { windowBox } from '../../tree/geometry'
import { unreadStyles } from '../../tree/unread-styles'
import { isInside, type ViewNode } from '../../tree/view-node'
import { ABSENT_VIEWS } from '../absent'
import type { NativeContext } from '../native-context'

/** What else the host does when React Native changes the views. */
export interface ViewWatch {
  created(node: ViewNode): void
  command(node: ViewNode, name: string, args: readonly unknown[]): void
  changed(): void
}

type Place = readonly [x: number, y: number, width: number, height: number]

/** The view commands of the old architecture, and its calls that measure views. */
export function uiManager(context: NativeContext, watch: ViewWatch): NativeModule {
  const { tree, shape } = context
  const { platform } = shape

  function configOf(name: string): Record<string, unknown> | null {
    const component = componentOf(platform, name)
    if (component) return viewConfig(component)
    if (!ABSENT_VIEWS.has(name)) context.unknown(`view manager ${name}`)
    return null
  }

  function needRead(name: string, props: Readonly<Record<string, unknown>>): void {
    for (const style of unreadStyles(name, props)) context.unknown(`style ${style}`)
  }

  function fresh(tag: number): ViewNode | undefined {
    tree.layOut()
    return tree.get(tag)
  }

  function measure(tag: number, done: Callback): void {
    const node = fresh(tag)
    if (!node) return done()
    const { x, y } = windowBox(node)
    done(node.box.x, node.box.y, node.box.width, node.box.height, x, y)
  }

  function measureInWindow(tag: number, done: Callback): void {
    const node = fresh(tag)
    if (!node) return done()
    const { x, y, width, height } = windowBox(node)
    done(x, y, width, height)
  }

  function measureLayout(tag: number, ancestorTag: number, failed: Callback, done: Callback): void {
    const node = fresh(tag)
    const ancestor = tree.get(ancestorTag)
    if (!node || !ancestor || !isInside(node, ancestor)) {
      return failed({ message: `view ${tag} is not inside of view ${ancestorTag}` })
    }
    done(...placeIn(node, ancestor))
  }

  const { bubbling, direct } = eventTypes(platform)
  return {
    name: 'UIManager',
    constants: {
      customBubblingEventTypes: bubbling,
      customDirectEventTypes: direct,
      genericBubblingEventTypes: bubbling,
      genericDirectEventTypes: direct,
      LazyViewManagersEnabled: true,
      ViewManagerNames: [],
    },
    lacks: ['AndroidTextInput', 'removeRootView', 'RCTView', 'RNCWebView', 'SwipeableHandler', 'getViewManagerConfig'],
    methods: {
      getConstantsForViewManager: returns(configOf),
      getDefaultEventTypes: returns(() => ({ bubblingEventTypes: bubbling, directEventTypes: direct })),
      lazilyLoadView: returns((name: string) => ({ viewConfig: configOf(name) })),
      createView: does((tag: number, name: string, _root: number, props: Record<string, unknown>) => {
        needRead(name, props ?? {})
        watch.created(tree.create(tag, name, props ?? {}))
        watch.changed()
      }),
      updateView: does((tag: number, name: string, props: Record<string, unknown>) => {
        needRead(name, props ?? {})
        tree.update(tag, props ?? {})
        watch.changed()
      }),
      setChildren: does((tag: number, children: readonly number[]) => {
        tree.setChildren(tag, children)
        watch.changed()
      }),
      manageChildren: does(
        (
          tag: number,
          from: readonly number[] | null,
          to: readonly number[] | null,
          add: readonly number[] | null,
          addAt: readonly number[] | null,
          removeAt: readonly number[] | null,
        ) => {
          tree.manageChildren(tag, from ?? [], to ?? [], add ?? [], addAt ?? [], removeAt ?? [])
          watch.changed()
        },
      ),
      dispatchViewManagerCommand: does((tag: number, command: string | number, args: readonly unknown[] | null) => {
        const node = tree.get(tag)
        if (node) watch.command(node, String(command), args ?? [])
      }),
      focus: does((tag: number) => commandOn(tag, 'focus')),
      blur: does((tag: number) => commandOn(tag, 'blur')),
      measure: callsBack([1], measure),
      measureInWindow: callsBack([1], measureInWindow),
      measureLayout: callsBack([2, 3], measureLayout),
      measureLayoutRelativeToParent: callsBack([1, 2], (tag: number, failed: Callback, done: Callback) => {
        const parent = fresh(tag)?.parent
        measureLayout(tag, parent?.tag ?? -1, failed, done)
      }),
      viewIsDescendantOf: callsBack([2], (tag: number, ancestorTag: number, done: Callback) => {
        const node = tree.get(tag)
        const ancestor = tree.get(ancestorTag)
        done(Boolean(node && ancestor && isInside(node, ancestor)))
      }),
      configureNextLayoutAnimation: callsBack([1, 2], (_config: object, done: Callback) => done()),
      ...unseen(
        'setJSResponder',
        'clearJSResponder',
        'setLayoutAnimationEnabledExperimental',
        'sendAccessibilityEvent',
        'dismissPopupMenu',
      ),
    },
  }

  function commandOn(tag: number, name: string): void {
    const node = tree.get(tag)
    if (node) watch.command(node, name, [])
  }
}

/** The position of a view in the layout of an ancestor, ignoring scrolling and transforms. */
function placeIn(node: ViewNode, ancestor: ViewNode): Place {
  let [x, y] = [0, 0]
  for (let at: ViewNode | null = node; at && at !== ancestor; at = at.parent) {
    x += at.box.x
    y += at.box.y
  }
  return [x, y, node.box.width, node.box.height]
}
