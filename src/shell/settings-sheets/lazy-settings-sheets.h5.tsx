import { lazySheet } from '@/shell/lazy-part/lazy-sheet.h5'
import type { SettingsSheetsProps } from './types'

const Sheets = lazySheet<SettingsSheetsProps>(async () => (await import('./settings-sheets')).SettingsSheets)

/** The lists in a chunk of their own, loaded when one is opened. After a failure the next opening tries again. */
export const LazySettingsSheets = (props: SettingsSheetsProps) => props.open && <Sheets {...props} />
