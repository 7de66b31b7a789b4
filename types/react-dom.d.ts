// What the tests of hooks use of react-dom: its own types are not worth a dependency
declare module 'react-dom/client' {
  import type { ReactNode } from 'react'
  export function createRoot(container: Element): { render(node: ReactNode): void; unmount(): void }
}

declare module 'react-dom/test-utils' {
  export function act(work: () => Promise<void>): Promise<void>
}
