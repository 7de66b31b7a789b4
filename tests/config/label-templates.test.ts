/** Names for screen readers in the mini-program's templates. */
import { at } from '@contract/rules/lists'
import { labelTemplates } from '../../config/mini/label-templates'

const LABELS = 'aria-role="{{i.ariaRole}}" aria-label="{{i.ariaLabel}}"'

it.each([
  ['view', `hover-class="{{i.p1||'none'}}" bindtap="eh"`],
  ['image', `src="{{i.p4}}" mode="{{i.p2||'scaleToFill'}}"`],
  ['button', `size="{{i.p18}}" open-type="{{i.p11}}"`],
])('gives a %s the role and the name that the app says', (tag, attributes) => {
  expect(labelTemplates(`<${tag} ${attributes}>`)).toBe(`<${tag} ${LABELS} ${attributes}>`)
})

it('leaves alone what has neither: plain boxes, texts, and tags that only begin alike', () => {
  const plain = [
    '<view style="{{i.st}}" class="{{i.cl}}">',
    '<text class="{{i.cl}}">',
    '<view-like hover-class="a">',
    '<view class="a"><image mode="b">',
  ]
  expect(labelTemplates(plain.slice(0, 3).join(''))).toBe(plain.slice(0, 3).join(''))
  expect(labelTemplates(at(plain, 3))).toBe(`<view class="a"><image ${LABELS} mode="b">`)
})
