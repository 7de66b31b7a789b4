import fs from 'node:fs'
import path from 'node:path'
import { findings } from './dockerfile.mjs'

const text = fs.readFileSync(path.join(__dirname, '../../Dockerfile'), 'utf8')
const stages = text.split(/^FROM /m).slice(1)

it('finds nothing wrong with the Dockerfile, and sees what is wrong', () => {
  expect(findings(text)).toEqual([])
  expect(findings('FROM node\nRUNN x\nHEALTHCHECK --intervall=1s CMD x\n')).toEqual([
    '2:1 Unknown instruction: RUNN',
    '3:13 Unknown flag: intervall',
  ])
})

it('runs what was built in stages of their own, not as root, under a health check', () => {
  const last = stages[stages.length - 1]
  expect(stages.length).toBeGreaterThan(2)
  expect(last).toMatch(/^USER node$/m)
  expect(last).toMatch(/^HEALTHCHECK .*\/healthz/m)
  expect(last).not.toMatch(/^RUN .*npm/m)
})
