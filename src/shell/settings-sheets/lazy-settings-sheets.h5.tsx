import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { t } from '@/locales/t'
import { toast } from '@/stores/toast'
import type { SettingsSheetsProps } from './types'

/** The lists in a chunk of their own, loaded when one is opened. After a failure the next opening tries again. */
export const LazySettingsSheets = observer(function LazySettingsSheets({ open, onClose }: SettingsSheetsProps) {
  const [loaded, setLoaded] = useState<{ Sheets: ComponentType<SettingsSheetsProps> } | null>(null)
  const latest = useRef(onClose)
  latest.current = onClose
  const wanted = open !== null && loaded === null
  useEffect(() => {
    if (!wanted) return
    let here = true
    import('./settings-sheets').then(
      ({ SettingsSheets }) => here && setLoaded({ Sheets: SettingsSheets }),
      () => {
        if (!here) return
        toast.show(t('errors.request'), 'alert')
        latest.current()
      },
    )
    return () => {
      here = false
    }
  }, [wanted])
  return loaded && <loaded.Sheets open={open} onClose={onClose} />
})
