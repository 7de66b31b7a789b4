import { cleanup, render, screen } from '@testing-library/react-native'
import { SvgXml } from 'react-native-svg'
import { colour } from '@/styles/tokens'
import { heart } from './glyphs/heart'
import { Icon } from './icon'

afterEach(cleanup)

const xml = () => screen.UNSAFE_getByType(SvgXml).props.xml as string

it('draws its glyph in the colour of its tone', () => {
  render(<Icon glyph={heart} tone="accent" />)
  expect(xml()).toContain(colour.accent)
  expect(xml()).not.toContain('currentColor')
  const line = xml()
  screen.rerender(<Icon glyph={heart} tone="accent" filled />)
  expect(xml()).not.toBe(line)
})

it('is hidden from screen readers: the element around it has the name', () => {
  render(<Icon glyph={heart} />)
  const hidden = { accessibilityElementsHidden: true, importantForAccessibility: 'no-hide-descendants' }
  expect(
    screen.UNSAFE_root.findAll(
      (node: { props: Record<string, unknown> }) => node.props.accessibilityElementsHidden === true,
    )[0].props,
  ).toMatchObject(hidden)
})
