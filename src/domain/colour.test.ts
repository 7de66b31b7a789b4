import fc from 'fast-check'
import { isColour } from './colour'

const byte = fc.integer({ min: 0, max: 255 })
const hex = (length: number) => fc.stringMatching(new RegExp(`^[0-9a-fA-F]{${length}}$`))

it('takes every hex of three or six digits and every rgb of bytes [rule.colour]', () => {
  fc.assert(fc.property(fc.oneof(hex(3), hex(6)), (digits) => isColour(`#${digits}`)))
  fc.assert(fc.property(byte, byte, byte, (r, g, b) => isColour(`rgb(${r}, ${g},${b})`)))
})

it.each(['', 'red', '#ff', '#ffff', '#fffff', '#1234567', '#ggg', 'fff', 'rgb(1,2)', 'rgb(256,0,0)', 'rgba(1,2,3,.5)'])(
  'refuses %p [rule.colour]',
  (text) => expect(isColour(text)).toBe(false),
)
