import { useCallback, useEffect, useState } from 'react'
import { forgetKeptPages, type KeptPage, listKeptPages } from './kept-pages'

/** The pages of this device; undefined until they are read. Where reading fails there is nothing to read. */
export function useKeptPages(): { readonly pages: readonly KeptPage[] | undefined; forget(): Promise<void> } {
  const [pages, setPages] = useState<readonly KeptPage[]>()
  const read = useCallback(async () => setPages(await listKeptPages().catch(() => [])), [])
  useEffect(() => void read(), [read])
  return {
    pages,
    async forget() {
      await forgetKeptPages()
      await read()
    },
  }
}
