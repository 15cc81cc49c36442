import type { Owned } from '../../support/owned-thing'

export const owned: readonly Owned[] = [
  {
    endpoint: 'campus.dashboard',
    owner: 'tpo-admin',
    stranger: 'tpo-faculty', // of a college of the same university, and not of the university
    async make(api) {
      const { data } = (await (await api.as('tpo-admin')).get('/api/tpc/user')).body
      return { params: { id: data.university.id } }
    },
  },
]
