/** The promise itself, or a failure that says what was waited for when it does not settle within `limitMs`. */
export async function soon<T>(promise: Promise<T>, what = 'it', limitMs = 5_000): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited ${limitMs} ms in vain for ${what}.`)), limitMs)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
