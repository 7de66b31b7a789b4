import { colour, dark } from '@/styles/tokens'
import { HAS_THEMES, setPageTheme } from './page-theme'

it('offers no theme, and draws in the light colours whatever is set', () => {
  setPageTheme('dark')
  expect(HAS_THEMES).toBe(false)
  expect(colour.paper).toBe('#ffffff')
  expect(Object.keys(dark)).toEqual(Object.keys(colour))
})
