/** Runs the work of one name one after the other on this device. There is one window only. */
export { inTurn as alone } from './in-turn'
