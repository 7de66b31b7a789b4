import { Text as TaroText } from '@tarojs/components'
import { useDisplay } from '@/kit/display/display-context'
import { textClasses } from './classes'
import { scriptOf } from './script'
import type { TextProps } from './types'
import './text.scss'

/** Every text of the app. The mini-program's text has no headings, labels or live regions. */
export function Text(props: TextProps) {
  const script = scriptOf(useDisplay().language)
  return (
    <TaroText id={props.id} className={textClasses(props, script)} style={props.style}>
      {props.children}
    </TaroText>
  )
}
