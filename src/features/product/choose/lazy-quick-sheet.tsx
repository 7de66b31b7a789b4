export { QuickSheet as LazyQuickSheet } from './quick-sheet'
