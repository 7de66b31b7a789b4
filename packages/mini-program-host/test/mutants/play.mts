// Run as a process of its own, as jest keeps the process's events to itself: plays each folder that it is told of
import { launchBrowser } from '../../src/backends/launch-browser'
import type { HostOptions } from '../../src/types/host'
import { complaints } from './walk'

const backend = process.argv[2] as HostOptions['backend']
const browser = backend === 'chromium' ? await launchBrowser() : undefined

process.on('message', (folder: string) => {
  complaints({ folder, backend, browser }).then(
    (lines) => process.send?.({ complaints: lines }),
    (error: Error) => process.send?.({ failure: error.stack }),
  )
})
process.once('disconnect', () => void browser?.close())
