/** Which list of the settings is open. */
export type SettingsList = 'language' | 'currency'

export interface SettingsSheetsProps {
  open: SettingsList | null
  onClose: () => void
}
