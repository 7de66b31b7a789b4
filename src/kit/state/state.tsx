import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Art } from '@/kit/art/art'
import { Button } from '@/kit/button/button'
import { Text } from '@/kit/text/text'
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
        <Text size={20} bold align="center" heading={2}>
          {title}
        </Text>
      </View>
      <Text tone="ink2" align="center">
        {text}
      </Text>
      {action && (
        <View className="state__action">
          <Button id={action.id} label={action.label} onPress={action.onPress} />
        </View>
      )}
      {note && (
        <View className="state__note">
          <Text size={13} tone="ink2" align="center">
            {note}
          </Text>
        </View>
      )}
    </View>
  )
}
