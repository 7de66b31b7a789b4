/** What the mini-program has kept is there without a network, and nothing of an account after its log-out. */
import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import { playWithoutNetwork } from '../walk/without-network'
import { test } from './support/test'

/** Runs in the mini-program: all that the app has stored. */
declare const wx: { getStorageInfoSync(): { keys: string[] }; getStorageSync(key: string): unknown }

const everything = (miniProgram: MiniProgram) =>
  miniProgram.evaluate(() =>
    JSON.stringify(wx.getStorageInfoSync().keys.map((key) => [key, wx.getStorageSync(key)])),
  ) as Promise<string>

async function calls(miniProgram: MiniProgram): Promise<readonly string[]> {
  const index = (await miniProgram.callWxMethod('getStorageSync', 'souk.kept')) as { list?: { id: string }[] } | ''
  return index ? (index.list ?? []).map(({ id }) => id.replace(/\?.*/, '')) : []
}

test('shows without a network what was there, and nothing of an account after its log-out [storage.logout]', ({
  driver,
  miniProgram,
}) =>
  playWithoutNetwork({
    driver,
    calls: () => calls(miniProgram),
    stored: () => everything(miniProgram),
    // the host starts a program once: its pages are opened anew, which asks for everything again
    restart: () => driver.openAlone('/pages/home/home'),
  }))
