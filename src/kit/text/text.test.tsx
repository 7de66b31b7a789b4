import { screen } from '@testing-library/react'
import type { Language } from '@contract/base/languages'
import { DisplayContext } from '@/kit/display/display-context'
import { render } from '@/testing/render'
import { Text } from './text'
import type { TextProps } from './types'

function classesIn(language: Language, props: Omit<TextProps, 'children'>) {
  const display = { language, symbol: '$', rate: '1', staticUrl: '' }
  const box = render(
    <DisplayContext.Provider value={display}>
      <Text {...props}>text</Text>
    </DisplayContext.Provider>,
  )
  return box.firstElementChild?.className.split(' ') ?? []
}

describe('Text', () => {
  it('gives Thai its own line heights', () => {
    expect(classesIn('th', { size: 15 })).toContain('txt--15-thai')
    expect(classesIn('en', { size: 15 })).not.toContain('txt--15-thai')
  })

  it.each(['th', 'zh', 'zhtw', 'jp'] as const)('has no letter spacing in %s', (language) => {
    expect(classesIn(language, { size: 24 })).not.toContain('txt--24-latin')
  })

  it('spaces large Latin text', () => {
    expect(classesIn('es', { size: 24 })).toContain('txt--24-latin')
  })

  it('is a heading of its level in the outline', () => {
    render(<Text heading={2}>Deals</Text>)
    expect(screen.getByRole('heading', { level: 2, name: 'Deals' })).toBeTruthy()
  })
})
