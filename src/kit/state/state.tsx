import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Art } from '@/kit/art/art'
import { Button } from '@/kit/button/button'
import { Txt } from '@/kit/text/txt'
import type { Ground } from '@/styles/tokens'
import './state.scss'

interface StateProps {
  /** A picture of `@/kit/art/*.webp`. */
  art: string
  ground?: Ground
  title: string
  /** One sentence. */
  text: string
  action?: { label: string; onPress: () => void | Promise<unknown>; id?: string }
  /** Small text under the action: a code and a time. */
  note?: ReactNode
  id?: string
}

/** An empty or failed state: a picture in an arch, a sentence, one button. */
export function State({ art, ground = 'butter', title, text, action, note, id }: StateProps) {
  return (
    <View id={id} className="state">
      <Art src={art} ground={ground} />
      <View className="state__title">
        <Txt size={20} bold align="center" heading={2}>
          {title}
        </Txt>
      </View>
      <Txt tone="ink2" align="center">
        {text}
      </Txt>
      {action && (
        <View className="state__action">
          <Button id={action.id} label={action.label} onPress={action.onPress} />
        </View>
      )}
      {note && (
        <View className="state__note">
          <Txt size={13} tone="ink2" align="center">
            {note}
          </Txt>
        </View>
      )}
    </View>
  )
}
