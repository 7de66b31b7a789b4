import fs from 'node:fs'

/**
 * Copies the run's prepared demo shop from the folder SOUK_TEST_SHOP into a server's empty folder. Without that
 * variable, as in a single test, the server fills its folder when it starts.
 */
export function copyPreparedShop(data: string): void {
  const prepared = process.env.SOUK_TEST_SHOP
  if (prepared) fs.cpSync(prepared, data, { recursive: true, mode: fs.constants.COPYFILE_FICLONE })
}
