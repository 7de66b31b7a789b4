/** The `node` of a canvas for app code: the canvas behind the few names that WeChat provides. */
export interface CanvasNode {
  width: number
  height: number
  getContext(type: string): unknown
  toDataURL(type?: string, quality?: number): string
  createImage(): unknown
  requestAnimationFrame(run: (time: number) => void): number
  cancelAnimationFrame(id: number): void
}

/** The node of a canvas element of a page, or null for any other element, as in WeChat. */
export function canvasNode(element: Element | null | undefined): CanvasNode | null {
  const canvas = element?.querySelector('canvas')
  const window = canvas?.ownerDocument.defaultView
  if (!canvas || !window) return null
  return {
    get width() {
      return canvas.width
    },
    set width(value) {
      canvas.width = value
    },
    get height() {
      return canvas.height
    },
    set height(value) {
      canvas.height = value
    },
    getContext: (type) => canvas.getContext(type),
    toDataURL: (type, quality) => canvas.toDataURL(type, quality),
    createImage: () => window.document.createElement('img'),
    requestAnimationFrame: (run) => window.requestAnimationFrame(run),
    cancelAnimationFrame: (id) => window.cancelAnimationFrame(id),
  }
}
