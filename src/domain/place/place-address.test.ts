import fc from 'fast-check'
import { addressOfPlace } from './place-address'

describe('the address of a place', () => {
  it.each([
    ['广东省广州市海珠区新港中路397号', 'T.I.T 创意园', '广东省', '广州市', '海珠区新港中路397号 T.I.T 创意园'],
    ['北京市朝阳区建国路87号', '', '北京市', '北京市', '朝阳区建国路87号'],
    ['新疆维吾尔自治区乌鲁木齐市天山区解放路1号', '', '新疆维吾尔自治区', '乌鲁木齐市', '天山区解放路1号'],
    ['云南省大理白族自治州大理市人民路5号', '', '云南省', '大理白族自治州', '大理市人民路5号'],
    ['香港特别行政区中西区皇后大道中99号', '', '香港特别行政区', undefined, '中西区皇后大道中99号'],
    ['深圳市南山区科技园', '腾讯大厦', undefined, '深圳市', '南山区科技园 腾讯大厦'],
  ])('has its units apart in Chinese: %s', (address, name, state, city, street) => {
    expect(addressOfPlace({ name, address })).toEqual({ street, ...(city && { city }), ...(state && { state }) })
  })

  it('stays whole in any other language, with the name of the place', () => {
    expect(addressOfPlace({ name: 'Café Rosa', address: 'Rua da Rosa 42, 1200-386 Lisboa' })).toEqual({
      street: 'Rua da Rosa 42, 1200-386 Lisboa, Café Rosa',
    })
    expect(addressOfPlace({ name: 'Rua da Rosa 42', address: 'Rua da Rosa 42, Lisboa' })).toEqual({
      street: 'Rua da Rosa 42, Lisboa',
    })
  })

  it('is the name alone, or nothing, when the map knows no more', () => {
    expect(addressOfPlace({ name: 'Pier 4', address: ' ' })).toEqual({ street: 'Pier 4' })
    expect(addressOfPlace({ name: '', address: '' })).toEqual({})
  })

  it('loses nothing of what the map says', () => {
    fc.assert(
      fc.property(fc.string(), (address) => {
        const { street = '', city = '', state = '' } = addressOfPlace({ name: '', address })
        const units = state === city ? state : state + city
        expect((units + street).replace(/\s/g, '')).toBe(address.replace(/\s/g, ''))
      }),
    )
  })
})
