import { trackingNumberFault, trackingNumberOf } from './tracking-number'

describe('a tracking number [action.ship]', () => {
  it.each([
    [' RL 483 920 115 PT ', 'RL483920115PT'],
    ['RL\u00a0483\u200b920', 'RL483920'],
    ['ＲＬ４８３', 'RL483'],
    ['12\u20113', '12-3'],
    [' \u200b', ''],
  ])('typed as %j is %j', (typed, number) => expect(trackingNumberOf(typed)).toBe(number))

  it.each([
    ['RL483920115PT', null],
    ['1-2', null],
    ['1'.repeat(40), null],
    ['', 'required'],
    ['1'.repeat(41), 'max_length'],
    ['RL/4', 'format'],
    ['เลข', 'format'],
  ])('%j has the error %p', (number, fault) => expect(trackingNumberFault(number)).toBe(fault))
})
