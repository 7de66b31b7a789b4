// The one function that the app takes from react-dom itself; its type package is not among our dependencies.
declare module 'react-dom' {
  import type { ReactNode, ReactPortal } from 'react'
  export function createPortal(children: ReactNode, container: Element): ReactPortal
}
