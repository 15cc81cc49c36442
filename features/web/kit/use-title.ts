import { createContext, useContext, useEffect } from 'react'

/** Told by pages, heard by whoever writes the document's head. */
export const TitleContext = createContext<(title: string | undefined) => void>(() => {})

/** What the window is called where a visitor is shown more than nobody is, for whom the head was written; undefined leaves it. */
export function useTitle(title: string | undefined): void {
  const set = useContext(TitleContext)
  useEffect(() => {
    set(title)
    return () => set(undefined)
  }, [title, set])
}
