import { createElement } from 'react'
import { useDisplay } from '@/kit/display/display-context'
import { textClasses } from './classes'
import { scriptOf } from './script'
import type { TextProps } from './types'
import './text.scss'

/** Every text of the app: a heading, a label or a span. */
export function Text(props: TextProps) {
  const script = scriptOf(useDisplay().language)
  return createElement(
    tagOf(props),
    {
      htmlFor: props.labelFor,
      id: props.id,
      className: textClasses(props, script),
      style: props.style,
      role: props.live ?? (props.label ? 'img' : undefined),
      'aria-label': props.label,
      'aria-hidden': props.hidden || undefined,
    },
    props.children,
  )
}

function tagOf({ heading, labelFor }: TextProps): string {
  if (heading) return `h${heading}`
  return labelFor ? 'label' : 'span'
}
