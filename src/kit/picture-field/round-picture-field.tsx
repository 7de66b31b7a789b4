import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Box } from '@/kit/box/box'
import { Button } from '@/kit/button/button'
import { camera } from '@/kit/icon/glyphs/camera'
import { rotateCcw } from '@/kit/icon/glyphs/rotate-ccw'
import { pictureIds } from './ids'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import type { PictureList } from '@/hooks/picture-list'
import { PickNote } from './pick-note'
import { Preview } from './preview'
import { Progress } from './progress'
import { SourceSheet } from './source-sheet'
import { usePicking } from './use-picking'
import './round-picture-field.scss'

interface RoundPictureFieldProps {
  /** A list with a limit of one. */
  list: PictureList
  label: string
  /** The current picture; empty when there is none. */
  present: string
  /** Shown when there is no picture: the first letter of a name. */
  letter: string
  hint?: string
  disabled?: boolean
}

/** A field for one picture in a circle, such as a profile photo. */
export const RoundPictureField = observer(function RoundPictureField(props: RoundPictureFieldProps) {
  const { list, label, present, letter, hint, disabled } = props
  const picking = usePicking(1, list.add)
  const entry = list.list.length > 0 ? list.list[0] : null
  const src = entry?.picture.uri ?? present
  const fault = entry?.fault
  return (
    <Box role="group" label={label} className="round-picture">
      <View className="round-picture__circle">
        {src === '' ? (
          <Text size={32} bold tone="accentPress">
            {letter}
          </Text>
        ) : (
          <Preview round src={src} alt={label} />
        )}
        {entry && <Progress round entry={entry} n={1} />}
      </View>
      <View className="round-picture__buttons">
        <Button
          id={pictureIds.change}
          kind="line"
          size="sm"
          icon={camera}
          label={t(src === '' ? 'picture.add' : 'picture.change')}
          opens={picking.sources.length > 1 ? 'dialog' : undefined}
          disabled={disabled || list.busy}
          onPress={picking.start}
        />
        {entry?.state === 'failed' && entry.mayRetry && (
          <View className="round-picture__retry">
            <Button
              id={pictureIds.retry}
              kind="soft"
              size="sm"
              icon={rotateCcw}
              label={t('common.retry')}
              onPress={() => list.retry(entry)}
            />
          </View>
        )}
      </View>
      {hint && !fault && (
        <View className="round-picture__fault">
          <Text size={13} tone="ink2" align="center">
            {hint}
          </Text>
        </View>
      )}
      {fault && (
        <View className="round-picture__fault">
          <Text size={13} tone="danger" align="center" live="alert">
            {fault}
          </Text>
        </View>
      )}
      <PickNote fault={picking.fault} />
      <SourceSheet title={label} picking={picking} />
    </Box>
  )
})
