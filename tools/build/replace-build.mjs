import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The files that a build has written itself, in its folder. */
const OWN = '.files.json'
/** A name with a hash belongs to one content for ever. */
const HASHED = /\.[0-9A-Za-z]{8,}\.[a-z0-9]+$/
/** Compressed copies, which are written after the build (server/build/precompress.mjs). */
const COPIES = ['', '.br', '.gz']

async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return entries
    .filter((entry) => entry.isFile() && entry.name !== OWN)
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
}

/** What the build in a folder has written; one of a version that did not note it: everything. */
async function ownFiles(folder) {
  try {
    return JSON.parse(await readFile(path.join(folder, OWN), 'utf8'))
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    return filesIn(folder)
  }
}

/**
 * Builds beside a folder and puts the result in its place, so that a server that serves the folder is never without a page.
 * Files with a hash in their names that the build before has written stay: pages that are open still ask for them. Those of
 * earlier builds go. When `make` throws, everything stays as it was.
 * @param {string} out the folder, absolute
 * @param {(folder: string) => Promise<unknown>} make writes a build into an empty folder
 */
export async function replaceBuild(out, make) {
  const next = `${out}.next`
  await rm(next, { recursive: true, force: true })
  await mkdir(next, { recursive: true })
  try {
    await make(next)
    const own = await filesIn(next)
    const before = (await ownFiles(out)).filter((file) => HASHED.test(file) && !own.includes(file))
    for (const file of before.flatMap((each) => COPIES.map((ending) => each + ending))) {
      if (!existsSync(path.join(out, file))) continue
      await mkdir(path.dirname(path.join(next, file)), { recursive: true })
      await copyFile(path.join(out, file), path.join(next, file))
    }
    await writeFile(path.join(next, OWN), JSON.stringify(own))
  } catch (error) {
    await rm(next, { recursive: true, force: true })
    throw error
  }
  await rm(out, { recursive: true, force: true })
  await rename(next, out)
}
