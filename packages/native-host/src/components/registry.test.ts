import { componentOf, viewConfig } from './registry'

const NAMES = [
  'RCTView',
  'RCTText',
  'RCTImageView',
  'RCTScrollView',
  'RNSScreen',
  'RNSVGPath',
  'RNCPicker',
  'RNCSlider',
]

describe('view managers', () => {
  it.each([...NAMES, 'AndroidTextInput', 'AndroidSwitch'])('%s has no event that both bubbles and does not', (name) => {
    const component = componentOf('android', name)
    if (!component) throw new Error(`there is no ${name}`)
    const { bubblingEventTypes, directEventTypes } = viewConfig(component)
    const both = Object.keys(bubblingEventTypes as object).filter((event) => event in (directEventTypes as object))
    expect(both).toEqual([])
  })

  it('match the platform', () => {
    expect(componentOf('ios', 'AndroidTextInput')).toBeUndefined()
    expect(componentOf('android', 'RCTSinglelineTextInputView')).toBeUndefined()
  })

  it('have colours that React Native turns into numbers', () => {
    const component = componentOf('android', 'RCTView')
    expect(component && viewConfig(component).NativeProps).toMatchObject({ backgroundColor: 'Color', nativeID: 'any' })
  })
})
