import type { Listing } from '../../contract/wire'

/** schema.org ItemList of what is on the page, in its order. */
export function listJsonLd(name: string, items: readonly Listing[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map(({ path, title }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      url: origin + path,
      name: title,
    })),
  }
}

/** schema.org BreadcrumbList of names and addresses, from the start page down. */
export function breadcrumbJsonLd(crumbs: readonly (readonly [name: string, path: string])[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  }
}
