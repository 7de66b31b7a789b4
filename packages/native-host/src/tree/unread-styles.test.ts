import { unreadStyles } from './unread-styles'

describe('styles that native code could not read', () => {
  it('are unknown words and invalid lengths', () => {
    const props = { display: 'grid', width: 'banana', margin: '2em', flex: 'one', height: 10, color: 'banana' }
    expect(unreadStyles('RCTView', props)).toEqual(['display: grid', 'width: banana', 'margin: 2em', 'flex: one'])
  })

  it('are neither valid values nor removed ones', () => {
    const props = {
      display: 'none',
      width: '50%',
      margin: 'auto',
      aspectRatio: '4 / 3',
      flexDirection: 'row',
      top: null,
    }
    expect(unreadStyles('RCTView', props)).toEqual([])
  })

  it('are not the sizes of a drawing', () => {
    expect(unreadStyles('RNSVGRect', { width: '24' })).toEqual([])
  })
})
