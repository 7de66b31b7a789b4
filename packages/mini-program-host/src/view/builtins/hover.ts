import type { BuiltinHost, BuiltinWindow } from './builtin'

interface Hovered {
  readonly host: BuiltinHost
  readonly className: string
  readonly stay: number
}

function hoverable(host: BuiltinHost): { className: string; start: number; stay: number; stop: boolean } | undefined {
  const data = host.__wxElement?.data as Record<string, unknown> | undefined
  const className = data?.hoverClass
  if (typeof className !== 'string' || className === '' || className === 'none' || data?.disabled) return undefined
  const stop = data?.hoverStopPropagation === true
  return { className, start: Number(data?.hoverStartTime), stay: Number(data?.hoverStayTime), stop }
}

/** Adds `hover-class` to the touched element after hover-start-time, and removes it after hover-stay-time. */
export function startHover(window: BuiltinWindow): void {
  const { document } = window
  let waiting: number[] = []
  let hovered: Hovered[] = []

  function begin(event: Event): void {
    let node = event.target as BuiltinHost | null
    for (; node; node = node.parentElement) {
      const host = node
      const found = hoverable(host)
      if (!found) continue
      const { className, start, stay, stop } = found
      const show = () => {
        host.classList.add(...className.split(/\s+/))
        hovered.push({ host, className, stay })
      }
      waiting.push(window.setTimeout(show, start))
      if (stop) return
    }
  }

  function end(): void {
    waiting.forEach((timer) => window.clearTimeout(timer))
    for (const { host, className, stay } of hovered) {
      window.setTimeout(() => host.classList.remove(...className.split(/\s+/)), stay)
    }
    waiting = []
    hovered = []
  }

  document.addEventListener('touchstart', begin, { capture: true, passive: true })
  document.addEventListener('touchmove', end, { capture: true, passive: true })
  document.addEventListener('touchend', end, { capture: true, passive: true })
  document.addEventListener('touchcancel', end, { capture: true, passive: true })
}
