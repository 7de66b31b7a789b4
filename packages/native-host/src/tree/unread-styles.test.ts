import { unreadStyles } from './unread-styles'

describe('styles that native code could not read', () => {
  it('are words that it does not know and lengths that are none', () => {
    const props = { display: 'grid', width: 'banana', margin: '2em', flex: 'one', height: 10, color: 'banana' }
    expect(unreadStyles('RCTView', props)).toEqual(['display: grid', 'width: banana', 'margin: 2em', 'flex: one'])
  })

  it('are none of those that it knows, nor of those that are taken away', () => {
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
