export { ChooseAgain as LazyChooseAgain, LeftOut as LazyLeftOut } from './changed'
