import { execFileSync } from 'node:child_process'
import path from 'node:path'

it('has prepared what maps need from what is installed', () => {
  const run = () => execFileSync(process.execPath, [path.join(__dirname, 'run.mjs'), '--check'], { encoding: 'utf8' })
  expect(run()).toBe('')
})
