type Child = Node | string

export interface Look {
  readonly id?: string
  /** CSS declarations */
  readonly style?: string
  readonly onTap?: () => void
}

/** An element that the super-app draws itself. */
export function draw<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { id, style, onTap }: Look,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  if (id !== undefined) element.id = id
  if (style !== undefined) element.style.cssText = style
  if (onTap !== undefined) element.addEventListener('click', onTap)
  element.append(...children)
  return element
}

/** Fills the screen, and takes every touch that would reach the page. */
export const COVER = 'position:absolute;inset:0;display:flex;align-items:center;justify-content:center;'

export const DIMMED = 'background:rgba(0,0,0,.5);'

export const FONT = 'font:17px/1.4 sans-serif;box-sizing:border-box;'
