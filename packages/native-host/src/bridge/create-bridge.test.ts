import { createRealm } from '../realm/create-realm'
import { createBridge, type BridgeReport } from './create-bridge'
import { callsBack, does, resolves, returns, type Callback, type NativeModule } from './native-module'

/** As much of React Native as needed to generate modules from configurations and put their calls on `queue`. */
const SCRIPT = `
  var queue = [[], [], [], 0], seen = []
  globalThis.__fbGenNativeModule = function (config, id) {
    var module = {}
    config[2].forEach(function (name, method) {
      module[name] = function () {
        if (config[4].indexOf(method) >= 0) return nativeCallSyncHook(id, method, [].slice.call(arguments))
        queue[0].push(id); queue[1].push(method); queue[2].push([].slice.call(arguments))
      }
    })
    return { module: module }
  }
  function flush() { var full = queue; queue = [[], [], [], 0]; return full[0].length ? full : null }
  globalThis.__fbBatchedBridge = {
    flushedQueue: flush,
    callFunctionReturnFlushedQueue: function (module, method, args) { eval(args[0]); return flush() },
    invokeCallbackAndReturnFlushedQueue: function (id, args) { seen.push([id].concat(args)); return flush() },
  }
`

function setUp() {
  const told: string[] = []
  const tools: NativeModule = {
    name: 'Tools',
    lacks: ['saw'],
    methods: {
      note: does((text: string) => void told.push(text)),
      double: returns((n: number) => n * 2),
      later: callsBack([1], (text: string, done: Callback) => done(`${text}!`)),
      fetch: resolves(async (ok: boolean) => {
        if (!ok) throw new Error('no luck')
        return { luck: 1 }
      }),
      breaks: does(() => {
        throw new Error('broken')
      }),
    },
  }
  const report = {
    missing: jest.fn(),
    unknownMember: jest.fn(),
    uncaught: jest.fn(),
    called: jest.fn(),
    turn: jest.fn(),
  }
  const realm = createRealm(() => undefined)
  const bridge = createBridge(realm, { modules: [tools], expo: [], absent: new Set(['Known']) }, report as BridgeReport)
  bridge.run(() => realm.evaluate(SCRIPT, 'script.js'))
  const run = async (script: string) => {
    bridge.call('Any', 'eval', script)
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }
  return { run, report, told, bridge, seen: () => JSON.parse(JSON.stringify(realm.global.seen)) as unknown }
}

describe('the bridge', () => {
  it('makes the calls in order after JavaScript has run, and counts them', async () => {
    const { run, told, report } = setUp()
    await run('nativeModuleProxy.Tools.note("a"); nativeModuleProxy.Tools.note("b")')
    expect(told).toEqual(['a', 'b'])
    expect(report.called.mock.calls).toEqual([['Tools.note'], ['Tools.note']])
  })

  it('returns from a sync method at once', async () => {
    const { run, told } = setUp()
    await run('nativeModuleProxy.Tools.note(String(nativeModuleProxy.Tools.double(21)))')
    expect(told).toEqual(['42'])
  })

  it('invokes callbacks by number', async () => {
    const { run, seen } = setUp()
    await run('nativeModuleProxy.Tools.later("tea", 9)')
    expect(seen()).toEqual([[9, 'tea!']])
  })

  it("resolves with the first and rejects with the second of a promise's numbers", async () => {
    const { run, seen } = setUp()
    await run('nativeModuleProxy.Tools.fetch(true, 4, 5); nativeModuleProxy.Tools.fetch(false, 6, 7)')
    expect(seen()).toEqual([
      [4, { luck: 1 }],
      [7, { message: 'no luck', code: 'EUNSPECIFIED' }],
    ])
  })

  it('reports missing modules and members, except those known to be absent', async () => {
    const { run, report } = setUp()
    await run(
      'nativeModuleProxy.Gone; nativeModuleProxy.Known; nativeModuleProxy.Tools.saw; nativeModuleProxy.Tools.plane',
    )
    expect(report.missing.mock.calls).toEqual([['Gone']])
    expect(report.unknownMember.mock.calls).toEqual([['Tools.plane']])
  })

  it('reports errors thrown by native code and JavaScript', async () => {
    const { run, report } = setUp()
    await run('nativeModuleProxy.Tools.breaks()')
    await run('throw new Error("oops")')
    const messages = report.uncaught.mock.calls.map(([error]) => (error as Error).message)
    expect(messages).toEqual(['Tools.breaks: broken', 'oops'])
  })

  it('is silent once it is closed', async () => {
    const { run, told, bridge } = setUp()
    bridge.close()
    await run('nativeModuleProxy.Tools.note("a")')
    expect(told).toEqual([])
  })
})
