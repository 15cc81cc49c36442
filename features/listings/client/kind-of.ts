import { type Kind, ownKinds } from '../contract'

/** The kind that is listed at a path; undefined for all of them. */
export function kindOfList(path: string): Kind | undefined {
  return ownKinds.find(({ listingPath }) => listingPath === path)
}

export function kindById(id: string): Kind | undefined {
  return ownKinds.find((kind) => kind.id === id)
}
