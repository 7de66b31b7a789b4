import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { at, one } from '@contract/rules/lists'

type Point = readonly [lng: number, lat: number]

it('has prepared what maps need from what is installed', () => {
  const run = () => execFileSync(process.execPath, [path.join(__dirname, 'run.mjs'), '--check'], { encoding: 'utf8' })
  expect(run()).toBe('')
})

it('writes programs into the page of the web view that a browser can read', () => {
  const page = readFileSync(path.join(__dirname, '../../src/platform/map/data/map-page.html'), 'utf8')
  const scripts = [...page.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map((match) => ({
    kind: at(match, 1),
    text: at(match, 2),
  }))
  expect(scripts.map(({ kind }) => kind)).toEqual([' type="application/json" id="outlines"', ''])
  expect(() => JSON.parse(one(scripts).text)).not.toThrow()
  expect(() => new Function(at(scripts, 1).text)).not.toThrow()
})

it('has drawn every land where it is, and no line across the world', () => {
  const file = path.join(__dirname, '../../src/platform/map/data/outlines.txt')
  const { land, borders } = JSON.parse(readFileSync(file, 'utf8')) as Record<'land' | 'borders', Point[][][]>
  const lines = [...land.flat(), ...(borders as unknown as Point[][])]
  for (const line of lines) {
    expect(line.every(([lng, lat]) => lng >= -190 && lng <= 195 && Math.abs(lat) <= 90)).toBe(true)
    expect(line.every(([lng], place) => place === 0 || Math.abs(lng - at(line, place - 1)[0]) < 180)).toBe(true)
  }
})
