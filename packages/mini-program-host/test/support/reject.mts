// Run as a process of its own, as jest keeps the process's events to itself: writes what the host noticed as JSON
import { endAll, run, until } from './run-program'

const { runtime, tap, calls, errors, text } = await run()
await tap('#reject')
await until(() => errors().length === 1)
const navigateTo = runtime.wx.navigateTo as (option: object) => unknown
navigateTo({ url: '/none' })
await until(() => errors().length === 2)
await tap('#add')
process.stdout.write(JSON.stringify({ errors: errors(), calls: calls(), count: text('#count') }))
if (process.argv[2] === 'host') Promise.reject(new Error('a fault of the host'))
else endAll()
