import type { Block } from './blocks-of'

/** How far from the visible part blocks are drawn, in its heights. */
const MARGIN = '150%'

/** How many blocks are drawn before it is known where they are: a page of most lists. */
const AT_ONCE = 2

/** The item at the top of the visible part, and how far from that its own top is, in px. */
export interface TopItem {
  readonly index: number
  readonly offset: number
}

type Seen = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting' | 'boundingClientRect'>

/** Knows which blocks of a list are near the visible part, and the heights of those that are not. */
export class NearBlocks {
  private readonly observer: IntersectionObserver
  private readonly froms = new Map<Element, number>()
  private readonly near = new Map<number, boolean>()
  /** Blocks that went far away while the focus was inside. */
  private readonly held = new Set<number>()
  private readonly heights = new Map<number, { key: string; height: number }>()
  private blocks = new Map<number, Block>()
  private of: string | undefined

  constructor(
    private readonly root: Element | null,
    private each: number,
    private readonly changed: () => void,
  ) {
    this.observer = new IntersectionObserver((entries) => this.see(entries), { root, rootMargin: `${MARGIN} 0px` })
  }

  /** The heights in px of the blocks of the list; undefined for those that are drawn. */
  heightsOf(blocks: readonly Block[]): (number | undefined)[] {
    this.blocks = new Map(blocks.map((block) => [block.from, block]))
    let unknown = 0
    return blocks.map((block) => {
      const isNear = this.near.get(block.from) ?? unknown++ < AT_ONCE
      return isNear ? undefined : this.heightOf(block)
    })
  }

  /** Watches the element of a block; returns what ends it. */
  watch(element: Element, from: number): () => void {
    this.froms.set(element, from)
    this.observer.observe(element)
    return () => {
      this.observer.unobserve(element)
      this.froms.delete(element)
      this.near.delete(from)
      this.held.delete(from)
    }
  }

  /**
   * Forgets all heights when what they depend on has changed, and measures a drawn block. Returns whether there were any.
   */
  depend(of: string): boolean {
    if (this.of === of) return false
    const isFirst = this.of === undefined
    this.of = of
    this.heights.clear()
    for (const [element, from] of this.froms) {
      const block = this.blocks.get(from)
      const { height } = element.getBoundingClientRect()
      if (block && height > 0 && element.childElementCount > 0) this.each = height / (block.to - block.from)
    }
    return !isFirst
  }

  /** The focus has left an element of this block for another, if any. */
  blurred(element: Element, next: Element | null): void {
    const from = this.froms.get(element)
    if (from === undefined || !this.held.has(from) || element.contains(next)) return
    // another window has the focus, and will give it back
    if (element.contains(document.activeElement)) return
    this.leave(from, element.getBoundingClientRect().height)
    this.changed()
  }

  /** The item at the top of the visible part, when a block is there. */
  topItem(): TopItem | undefined {
    const top = this.root?.getBoundingClientRect().top ?? 0
    for (const [element, from] of this.froms) {
      const { top: begin, bottom } = element.getBoundingClientRect()
      if (begin > top || bottom <= top) continue
      const at = Array.from(element.children).findIndex((item) => item.getBoundingClientRect().bottom > top)
      const item = element.children[at]
      if (item) return { index: from + at, offset: item.getBoundingClientRect().top - top }
    }
    return undefined
  }

  /** Scrolls an item to where it was; near it, if its block is not drawn. */
  scrollTo({ index, offset }: TopItem): void {
    for (const [element, from] of this.froms) {
      const { to = 0 } = this.blocks.get(from) ?? {}
      if (!this.root || index < from || index >= to) continue
      const { top, height } = element.getBoundingClientRect()
      const item = element.children[index - from]?.getBoundingClientRect().top
      const now = item ?? top + (height * (index - from)) / (to - from)
      this.root.scrollTop += now - this.root.getBoundingClientRect().top - offset
    }
  }

  private heightOf({ from, to, key }: Block): number {
    const kept = this.heights.get(from)
    return kept?.key === key ? kept.height : this.each * (to - from)
  }

  private see(entries: readonly Seen[]): void {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const from = this.froms.get(target)
      if (from === undefined) continue
      if (isIntersecting) {
        this.near.set(from, true)
        this.held.delete(from)
      } else if (boundingClientRect.height > 0) {
        // without a height its page is covered, and will be shown as it was
        if (target.contains(document.activeElement)) this.held.add(from)
        else this.leave(from, target.childElementCount > 0 ? boundingClientRect.height : 0)
      }
    }
    this.changed()
  }

  private leave(from: number, height: number): void {
    const block = this.blocks.get(from)
    if (block && height > 0) {
      this.heights.set(from, { key: block.key, height })
      this.each = height / (block.to - block.from)
    }
    this.near.set(from, false)
    this.held.delete(from)
  }
}
