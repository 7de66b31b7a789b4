import fs from 'node:fs'

/**
 * Puts the demo shop that the run has filled once into a server's empty folder: SOUK_TEST_SHOP names the folder that it
 * is copied from. Without one, as for a test that is run by itself, the server fills its folder when it starts.
 */
export function copyPreparedShop(data: string): void {
  const prepared = process.env.SOUK_TEST_SHOP
  if (prepared) fs.cpSync(prepared, data, { recursive: true, mode: fs.constants.COPYFILE_FICLONE })
}
