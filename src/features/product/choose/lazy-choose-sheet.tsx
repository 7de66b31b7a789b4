export { ChooseSheet as LazyChooseSheet } from './choose-sheet'
