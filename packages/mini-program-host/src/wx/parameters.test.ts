import vm from 'node:vm'
import { faultOfOption, faultOfValue, parseRule, typeName } from './parameters'

describe('the type of a value', () => {
  it('is the same for values of every realm', () => {
    expect(typeName(vm.runInNewContext('[]'))).toBe('Array')
    expect(typeName(vm.runInNewContext('async () => {}'))).toBe('Function')
    expect([undefined, null, 1, 'a', {}, new ArrayBuffer(1)].map(typeName)).toEqual([
      'Undefined',
      'Null',
      'Number',
      'String',
      'Object',
      'ArrayBuffer',
    ])
  })
})

describe('the arguments of a call', () => {
  const rules = { key: 'String', count: 'Number?' }

  it('may omit optional ones, but not give them another type', () => {
    expect(faultOfOption({ key: 'a' }, rules)).toBeUndefined()
    expect(faultOfOption({ key: 'a', count: '1' }, rules)).toBe(
      'parameter error: parameter.count should be Number instead of String;',
    )
  })

  it('may be omitted completely if all are optional', () => {
    expect(faultOfOption(undefined, { count: 'Number?' })).toBeUndefined()
    expect(faultOfOption(undefined, rules)).toBe('parameter error: parameter should be Object instead of Undefined;')
  })

  it('are listed one by one if several are wrong', () => {
    expect(faultOfOption({ count: 'x' }, rules)).toBe(
      'parameter error: parameter.key should be String instead of Undefined;parameter.count should be Number instead of String;',
    )
  })

  it('may have one of several types', () => {
    const rule = parseRule('String|ArrayBuffer')
    expect(faultOfValue('parameter', 'x', rule)).toBeUndefined()
    expect(faultOfValue('parameter', 1, rule)).toBe(
      'parameter error: parameter should be String or ArrayBuffer instead of Number;',
    )
  })
})
