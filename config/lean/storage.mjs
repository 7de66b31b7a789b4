// Taro's storage as src/platform/storage/device.ts and Taro's clipboard use it: the same keys and the same form, without
// callbacks and checks of the arguments.
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** What Taro has written under the key; undefined when it is nothing, or from elsewhere. */
function find(key) {
  const kept = parsed(localStorage.getItem(key))
  return typeof kept === 'object' && kept !== null ? kept.data : undefined
}

export const getStorageSync = (key) => find(key) ?? ''

export function setStorageSync(key, data = '') {
  localStorage.setItem(key, JSON.stringify({ data }))
}

export async function getStorage({ key }) {
  const data = find(key)
  if (data === undefined) throw new Error(`nothing is kept as ${key}`)
  return { data }
}

// a full device rejects
export async function setStorage({ key, data }) {
  setStorageSync(key, data)
}

export async function removeStorage({ key }) {
  localStorage.removeItem(key)
}

export async function clearStorage() {
  localStorage.clear()
}

// exported by Taro's index
export const [
  batchGetStorage,
  batchGetStorageSync,
  batchSetStorage,
  batchSetStorageSync,
  clearStorageSync,
  createBufferURL,
  getStorageInfo,
  getStorageInfoSync,
  removeStorageSync,
  revokeBufferURL,
] = []
