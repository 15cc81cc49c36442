import { point } from '../../../kernel/declare'

export interface PagePartProps {
  /** Whose page it is. */
  readonly personId: number
  readonly name: string
  readonly isOwn: boolean
}

/** What other features show on a person's page (`/u/{who}`), in the column beside the sections: badges. In the client's half. */
export interface PagePart {
  readonly id: string
  /** Exports a React component `Part`; one that has nothing to show draws nothing. */
  readonly load: () => Promise<{ readonly Part: (props: PagePartProps) => unknown }>
}

export const pageParts = point<PagePart>('profile.page-parts', { key: (each) => each.id })
