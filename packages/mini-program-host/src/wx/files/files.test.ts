import { callNow, callWx } from '../../../test/support/call-wx'
import { endAll, run, until, type Running } from '../../../test/support/run-program'
import { removeWritten, writeProgram } from '../../../test/support/write-program'

type Name =
  | `${'access' | 'copyFile' | 'mkdir' | 'readdir' | 'readFile' | 'rmdir' | 'unlink' | 'writeFile'}Sync`
  | 'getFileInfo'
  | 'readFile'
  | 'writeFile'
type Manager = Record<Name, (...args: unknown[]) => unknown>

let running: Running
let manager: Manager
const HOME = 'wxfile://usr'

beforeEach(async () => {
  running = await run(writeProgram())
  manager = callNow(running.runtime, 'getFileSystemManager') as Manager
})
afterEach(endAll)
afterAll(removeWritten)

describe('files', () => {
  it('are written and read as text, base64 or bytes', async () => {
    expect(running.runtime.wx.env).toEqual({ USER_DATA_PATH: HOME })
    manager.writeFileSync(`${HOME}/a.txt`, '字', 'utf8')
    expect(manager.readFileSync(`${HOME}/a.txt`, 'utf-8')).toBe('字')
    expect(manager.readFileSync(`${HOME}/a.txt`, 'base64')).toBe('5a2X')
    manager.writeFileSync(`${HOME}/b`, 'AQID', 'base64')
    expect(new Uint8Array(manager.readFileSync(`${HOME}/b`) as ArrayBuffer)).toEqual(new Uint8Array([1, 2, 3]))
    expect(manager.readFileSync(`${HOME}/b`, 'base64', 1, 1)).toBe('Ag==')
    await expect(manager.readFile({ filePath: `${HOME}/a.txt`, encoding: 'utf8' })).resolves.toMatchObject({
      data: '字',
    })
    expect(() => manager.readFileSync(`${HOME}/a.txt`, 'utf7')).toThrow('readFileSync:fail invalid encoding "utf7"')
  })

  it('are copied, measured and removed', async () => {
    manager.writeFileSync(`${HOME}/a`, 'four')
    manager.copyFileSync(`${HOME}/a`, `${HOME}/b`)
    await expect(manager.getFileInfo({ filePath: `${HOME}/b` })).resolves.toMatchObject({ size: 4 })
    manager.unlinkSync(`${HOME}/a`)
    expect(manager.readdirSync(HOME)).toEqual(['b'])
    expect(() => manager.accessSync(`${HOME}/a`)).toThrow(
      "accessSync:fail no such file or directory, open 'wxfile://usr/a'",
    )
  })

  it('can be in folders', () => {
    expect(() => manager.writeFileSync(`${HOME}/x/y/a`, '')).toThrow('writeFileSync:fail no such file or directory')
    expect(() => manager.mkdirSync(`${HOME}/x/y`)).toThrow('mkdirSync:fail no such file or directory')
    manager.mkdirSync(`${HOME}/x/y/`, true)
    manager.writeFileSync(`${HOME}/x/y/a`, '')
    manager.accessSync(`${HOME}/x`)
    expect(() => manager.mkdirSync(`${HOME}/x`)).toThrow('file already exists')
    expect(() => manager.rmdirSync(`${HOME}/x`)).toThrow('rmdirSync:fail directory not empty')
    manager.rmdirSync(`${HOME}/x`, true)
    expect(manager.readdirSync(HOME)).toEqual([])
  })

  it('can be written only below the user folder', async () => {
    for (const filePath of ['/a', 'https://a/b', 'wxfile://tmp_1', `${HOME}/../x`]) {
      await expect(manager.writeFile({ filePath, data: '' })).rejects.toEqual({
        errMsg: `writeFile:fail permission denied, open '${filePath}'`,
        errno: 1300013,
      })
    }
    expect(manager.readdirSync(HOME)).toEqual([])
  })

  it('are shown by an image of a page', async () => {
    const folder = writeProgram({ 'pages/a/a.wxml': '<image id="photo" src="{{src}}" />' })
    const { runtime, top, find } = await run(folder)
    const own = callNow(runtime, 'getFileSystemManager') as Manager
    own.writeFileSync(`${HOME}/photo.png`, 'AQID', 'base64')
    top().instance.setData({ src: `${HOME}/photo.png` })
    await until(() => find('#photo').innerHTML.includes('data:image/png;base64,AQID'))
  })

  it('can be made from a canvas', async () => {
    const canvas = { toDataURL: (type: string) => `data:${type};base64,AQID` }
    const outcome = await callWx(running.runtime, 'canvasToTempFilePath', { canvas, fileType: 'jpg' })
    const { tempFilePath } = 'success' in outcome ? outcome.success : { tempFilePath: '' }
    expect(tempFilePath).toMatch(/\.jpg$/)
    expect(manager.readFileSync(tempFilePath, 'base64')).toBe('AQID')
    expect(await callWx(running.runtime, 'canvasToTempFilePath', {})).toHaveProperty('fail')
  })
})
