// What the app and its tests use of react-dom; its type package is not installed.
declare module 'react-dom' {
  import type { ReactNode, ReactPortal } from 'react'
  export function createPortal(children: ReactNode, container: Element): ReactPortal
}

declare module 'react-dom/client' {
  import type { ReactNode } from 'react'
  export interface Root {
    render(node: ReactNode): void
    unmount(): void
  }
  export function createRoot(container: Element): Root
}

declare module 'react-dom/test-utils' {
  export function act(work: () => void): void
  export function act(work: () => Promise<void>): Promise<void>
}
