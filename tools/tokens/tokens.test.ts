import { execFileSync } from 'node:child_process'

const check = (script: string) => execFileSync(process.execPath, [script, '--check'], { encoding: 'utf8' })

describe('what is generated for the look', () => {
  it('keeps the token files as their source says', () => {
    expect(() => check('tools/tokens/run.mjs')).not.toThrow()
  })

  it('keeps an icon module for each name, and no other', () => {
    expect(() => check('tools/icons/run.mjs')).not.toThrow()
  })
})
