import { observer } from 'mobx-react-lite'
import { camera } from '@/kit/icon/glyphs/camera'
import { image } from '@/kit/icon/glyphs/image'
import { pictureIds } from './ids'
import { ListRow } from '@/kit/list-row/list-row'
import { Sheet } from '@/kit/sheet/sheet'
import { t } from '@/locales/t'
import type { Picking } from './use-picking'

const GLYPHS = { camera, gallery: image }

interface SourceSheetProps {
  title: string
  picking: Picking
}

/** Asks where the pictures come from. */
export const SourceSheet = observer(function SourceSheet({ title, picking }: SourceSheetProps) {
  return (
    <Sheet open={picking.asking} title={title} onClose={picking.close}>
      {picking.sources.map((source, at) => (
        <ListRow
          key={source}
          id={pictureIds.source(source)}
          first={at === 0}
          plain
          icon={GLYPHS[source]}
          title={source === 'camera' ? t('picture.camera') : t('picture.gallery')}
          onPress={() => picking.choose(source)}
        />
      ))}
    </Sheet>
  )
})
