/** How a native view is laid out and behaves, as far as the host needs it. */
export type Kind =
  | 'view'
  | 'text'
  /** a text inside a text */
  | 'span'
  /** the letters themselves */
  | 'letters'
  | 'image'
  | 'scroll'
  | 'input'
  /** a drawing, whose shapes are not views */
  | 'drawing'
  | 'shape'
  | 'screen-stack'
  | 'screen'
  | 'screen-header'
  | 'safe-area'
  | 'modal'
  /** takes no part in layout: an accessory, a status bar */
  | 'aside'

/** A view manager: the native side's half of a component. */
export interface Component {
  readonly name: string
  readonly kind: Kind
  /** props beside those of every view, with the type that tells React Native how to process and compare them */
  readonly props: Readonly<Record<string, PropType>>
  /** events that only this view gets, and those that its ancestors get, too; each as `onLoad` */
  readonly direct: readonly string[]
  readonly bubbling: readonly string[]
  /** px of the native control by default */
  readonly ownSize?: { readonly width: number; readonly height: number }
}

export type PropType = 'any' | 'Color' | 'ColorArray' | 'ImageSource' | 'Point' | 'EdgeInsets'
