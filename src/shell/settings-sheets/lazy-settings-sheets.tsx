export { SettingsSheets as LazySettingsSheets } from './settings-sheets'
