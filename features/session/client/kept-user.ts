import type { CurrentUser } from '../contract'

/** Local storage of spec §4: tabs synchronise on these two. The marker opens nothing; the session is an HttpOnly cookie. */
export const MARKER_KEY = 'accessToken'
export const USER_KEY = 'currentUser'

const STORE = 'keys'

/** A key that scripts can use and not read, kept by the browser. Undefined where there is no IndexedDB or no WebCrypto. */
async function ownKey(): Promise<CryptoKey | undefined> {
  if (typeof indexedDB === 'undefined' || !globalThis.crypto?.subtle) return undefined
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('foothold', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const ask = <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      const request = work(database.transaction(STORE, mode).objectStore(STORE))
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const known = await ask<CryptoKey | undefined>('readonly', (store) => store.get('current-user'))
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await ask('readwrite', (store) => store.put(made, 'current-user'))
  return made
}

const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const toBytes = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

/** Keeps what the shell shows, encrypted; where that is not possible nothing is kept. */
export async function keepUser(user: CurrentUser): Promise<void> {
  try {
    localStorage.setItem(MARKER_KEY, 'yes')
    const key = await ownKey()
    if (!key) return
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const sealed = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv },
      key,
      new TextEncoder().encode(JSON.stringify(user)),
    )
    // Whoever logged out meanwhile, in this tab or another, leaves nobody behind.
    if (localStorage.getItem(MARKER_KEY) === null) return
    localStorage.setItem(USER_KEY, `${toText(iv)}.${toText(new Uint8Array(sealed))}`)
  } catch (error) {
    console.warn('What the shell shows could not be kept in this browser:', error)
  }
}

/** What an earlier page kept; undefined when there is nothing that can be read. */
export async function readKeptUser(): Promise<CurrentUser | undefined> {
  try {
    const [iv, sealed] = (localStorage.getItem(USER_KEY) ?? '').split('.')
    const key = iv && sealed ? await ownKey() : undefined
    if (!key || !iv || !sealed) return undefined
    const open = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: toBytes(iv) }, key, toBytes(sealed))
    return JSON.parse(new TextDecoder().decode(open)) as CurrentUser
  } catch {
    return undefined // written by another key or cut short: the server is asked anyway
  }
}

export function forgetUser(): void {
  try {
    // The user first: a tab that hears of the flag finds no user without it.
    localStorage.removeItem(USER_KEY)
    localStorage.removeItem(MARKER_KEY)
  } catch {
    // Storage is closed: there is nothing in it to forget.
  }
}

/** Whether somebody may be signed in here. Where storage is closed we cannot know, so the server is asked. */
export function maySomeoneBeSignedIn(): boolean {
  try {
    return localStorage.getItem(MARKER_KEY) !== null || document.cookie.includes('foothold_in=1')
  } catch {
    return true
  }
}
