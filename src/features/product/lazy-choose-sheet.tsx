export { ChooseSheet as LazyChooseSheet } from './choose/choose-sheet'
