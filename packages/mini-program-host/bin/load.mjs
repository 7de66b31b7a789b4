import { existsSync } from 'node:fs'

const FROM_SOURCES = existsSync(new URL('../src/', import.meta.url))

/** A module of the host: built, in a package; its source, where that is, so that nothing has to be built to try a change. */
export async function load(name) {
  if (!FROM_SOURCES) return import(`../dist/${name}.js`)
  const { register } = await import('tsx/esm/api')
  register()
  return import(`../src/${name}.ts`)
}
