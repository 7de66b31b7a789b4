import { Text } from '@tarojs/components'
import { useDisplay } from '@/kit/display/display-context'
import { textClasses } from './classes'
import { scriptOf } from './script'
import type { TxtProps } from './types'
import './txt.scss'

/** Every text of the app. The mini-program's text has no headings, labels or live regions. */
export function Txt(props: TxtProps) {
  const script = scriptOf(useDisplay().language)
  return (
    <Text id={props.id} className={textClasses(props, script)} style={props.style}>
      {props.children}
    </Text>
  )
}
