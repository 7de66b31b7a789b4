import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Box } from '@/kit/box/box'
import { Icon } from '@/kit/icon/icon'
import { plus } from '@/kit/icon/glyphs/plus'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import type { PictureList } from '@/hooks/picture-list'
import { t } from '@/locales/t'
import { PickNote } from './pick-note'
import { PictureTile } from './picture-tile'
import { SourceSheet } from './source-sheet'
import { usePicking } from './use-picking'
import './picture-field.scss'

interface PictureFieldProps {
  /** The pictures. Keep the list as long as the form lives, and clear it afterwards. */
  list: PictureList
  label: string
  hint?: string
  /** The form's error about the pictures, such as a missing one. */
  error?: string
  disabled?: boolean
  /** The id of the button that adds a picture. */
  id: string
}

/** Lets the user choose pictures, and sends each at once. */
export const PictureField = observer(function PictureField(props: PictureFieldProps) {
  const { list, label, hint, error, disabled, id } = props
  const picking = usePicking(list.room, list.add)
  const failed = list.list.find(({ fault }) => fault !== '')
  const fault = error || failed?.fault
  const full = list.room === 0
  return (
    <Box role="group" label={label} className="picture-field">
      <View className="picture-field__label">
        <Text size={13} bold>
          {label}
        </Text>
      </View>
      <View className="picture-field__tiles">
        {list.list.map((entry, at) => (
          <PictureTile key={entry.key} list={list} entry={entry} field={id} n={at + 1} disabled={disabled} />
        ))}
        {!full && (
          <Pressable
            id={id}
            label={`${label}: ${t('picture.add')}`}
            opens={picking.sources.length > 1 ? 'dialog' : undefined}
            disabled={disabled}
            onPress={picking.start}
            className="picture-field__add"
          >
            <Icon glyph={plus} tone={disabled ? 'disabledLine' : 'ink2'} />
          </Pressable>
        )}
      </View>
      {fault && (
        <Text size={13} tone="danger" live="alert">
          {fault}
        </Text>
      )}
      {(hint || full) && (
        <Text size={13} tone="ink2">
          {full ? t('picture.full', { limit: list.limit }) : hint}
        </Text>
      )}
      <PickNote fault={picking.fault} />
      <SourceSheet title={t('picture.add')} picking={picking} />
    </Box>
  )
})
