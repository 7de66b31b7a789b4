import { faultsOf } from '../../test/support/faults-of'
import { removeWritten, writeProgram } from '../../test/support/write-program'
import { readProject } from './read-project'

const UNIT = { 'c/c.js': 'Component({})', 'c/c.wxml': '<view/>', 'c/c.json': { component: true } }

const faultsWith = (files: Parameters<typeof writeProgram>[0]) => faultsOf(() => readProject(writeProgram(files)))
const app = (config: object) => ({ 'app.json': { pages: ['pages/a/a'], ...config } })

afterAll(removeWritten)

describe('a component is refused', () => {
  const page = (config: object) => ({ 'pages/a/a.json': config })

  it('that is missing, at its name', () => {
    expect(faultsWith(page({ usingComponents: { c: '../../c/c' } }))).toEqual([
      'pages/a/a.json:3:10 component "../../c/c" is missing: there is no json of it',
    ])
    expect(faultsWith(app({ usingComponents: { c: '/c/c' } }))).toEqual([
      'app.json:6:10 component "/c/c" is missing: there is no json of it',
    ])
  })

  it('whose js or wxml is missing', () => {
    const files = { ...UNIT, 'c/c.js': undefined, 'c/c.wxml': undefined }
    expect(faultsWith({ ...page({ usingComponents: { c: '../../c/c' } }), ...files })).toEqual([
      'c/c.json:1:1 component "c/c" has no c/c.js and no c/c.wxml',
    ])
  })

  it('whose json does not say that it is one', () => {
    const files = { ...UNIT, 'c/c.json': { usingComponents: {} } }
    expect(faultsWith({ ...page({ usingComponents: { c: '/c/c' } }), ...files })).toEqual([
      'c/c.json:1:1 "c/c" is used as a component, but its json has no "component": true',
    ])
  })

  it('whose json is broken', () => {
    const files = { ...UNIT, 'c/c.json': '{\n"component": tru }' }
    expect(faultsWith({ ...page({ usingComponents: { c: '/c/c' } }), ...files })[0]).toMatch(
      /^c\/c\.json:2:14 is not JSON/,
    )
  })

  it('that lies in another subpackage, unless a placeholder stands in for it', () => {
    const sub = {
      ...app({ subPackages: [{ root: 'c', pages: [] }] }),
      ...UNIT,
    }
    const config = { usingComponents: { c: '/c/c' } }
    expect(faultsWith({ ...sub, ...page(config) })).toEqual([
      'pages/a/a.json:3:10 component "/c/c" lies in the subpackage "c", which may not be there yet',
    ])
    expect(faultsWith({ ...sub, ...page({ ...config, componentPlaceholder: { c: 'view' } }) })).toEqual([])
  })

  it('of a plugin', () => {
    expect(faultsWith(page({ usingComponents: { c: 'plugin://kit/c' } }))).toEqual([
      'pages/a/a.json:3:10 component "plugin://kit/c" belongs to a plugin, and this host has none',
    ])
  })

  it('with a path that leads out of the project', () => {
    expect(faultsWith(page({ usingComponents: { c: '../../../c' } }))).toEqual([
      'pages/a/a.json:3:10 component "../../../c" is missing: there is no json of it',
    ])
  })
})
