import { type Kind, ownKinds, sharedLists } from '../contract'

/** The kind that is listed at a path; undefined for all of them. */
export function kindOfList(path: string): Kind | undefined {
  return ownKinds.find(({ listingPath }) => listingPath === path)
}

export function kindById(id: string): Kind | undefined {
  return ownKinds.find((kind) => kind.id === id)
}

/** The kind under whose segments a path stands: `/jobs/…`, `/job/…`. */
export function kindOfSegment(path: string): Kind | undefined {
  const segment = path.split('/')[1] ?? ''
  return ownKinds.find(({ segments }) => segments.includes(segment))
}

/** The list of several kinds at a path. */
export const sharedListAt = (path: string) => sharedLists.find((each) => each.path === path)

/** What the list at a path is called. */
export const titleOfList = (path: string) => kindOfList(path)?.plural ?? sharedListAt(path)?.title ?? 'listings.all'
