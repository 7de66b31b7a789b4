export { ChooseAgain as LazyChooseAgain, LeftOut as LazyLeftOut, Unselected as LazyUnselected } from './changed'
