const HOUSE = 'Foothold'

/** What the window is called: among many others, and in what one has visited, each page says whose it is. */
export const windowTitle = (title: string): string => (title.includes(HOUSE) ? title : `${title} · ${HOUSE}`)
