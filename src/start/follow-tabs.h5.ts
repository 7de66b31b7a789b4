import { inTurn } from '@/platform/storage/in-turn'

/** Follows the changes that other tabs make on the device, one after the other. */
export function startFollowing(): void {
  // a key of null: everything was deleted
  window.addEventListener('storage', ({ key }) => {
    // answers that are kept for a time without a network are each tab's own
    if (key?.startsWith('souk.kept')) return
    const follow = async () => {
      const { followTabs } = await import(/* webpackChunkName: "other-tabs" */ '@/stores/other-tabs')
      await followTabs(key)
    }
    // without its chunk this tab stays as it is: what it changes it reads again before
    inTurn('tabs', follow).catch(() => undefined)
  })
}
