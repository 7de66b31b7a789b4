import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { cx } from '@/kit/cx'
import { Icon } from '@/kit/icon/icon'
import { cross } from '@/kit/icon/glyphs/cross'
import { rotateCcw } from '@/kit/icon/glyphs/rotate-ccw'
import { Pressable } from '@/kit/pressable/pressable'
import { pictureIds } from './ids'
import type { PictureList, SentPicture } from '@/hooks/picture-list'
import { t } from '@/locales/t'
import { Preview } from './preview'
import { Progress } from './progress'
import './picture-tile.scss'

interface PictureTileProps {
  list: PictureList
  entry: SentPicture
  /** The id of the field. */
  field: string
  /** The picture's number, from 1. */
  n: number
  disabled?: boolean
}

/** One picture of the field: its progress, a retry, and a button that removes it. */
export const PictureTile = observer(function PictureTile({ list, entry, field, n, disabled }: PictureTileProps) {
  const failed = entry.state === 'failed'
  return (
    <View id={pictureIds.tile(field, entry.state, n)} className={cx('picture-tile', failed && 'picture-tile--failed')}>
      <Preview src={entry.picture.uri} alt={t('picture.nth', { n })} />
      <Progress entry={entry} n={n} />
      {failed && entry.mayRetry && (
        <Pressable
          label={t('picture.retry', { n })}
          disabled={disabled}
          onPress={() => list.retry(entry)}
          className="picture-tile__retry"
        >
          <View className="picture-tile__disc">
            <Icon glyph={rotateCcw} size={18} tone="danger" />
          </View>
        </Pressable>
      )}
      <Pressable
        label={t('picture.remove', { n })}
        disabled={disabled}
        onPress={() => list.remove(entry)}
        className="picture-tile__remove"
      >
        <View className="picture-tile__disc picture-tile__disc--small">
          <Icon glyph={cross} size={14} />
        </View>
      </Pressable>
    </View>
  )
})
