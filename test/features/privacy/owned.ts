import { until } from '../../support/waiting'
import type { Owned } from '../../support/owned-thing'

const archive: Owned['make'] = async (api) => {
  const student = await api.as('student')
  await student.post('/api/privacy/exports')
  const made = await until('the archive is ready', async () => {
    const [latest] = (await student.get('/api/privacy')).body.exports as { id: string; state: string }[]
    return latest?.state === 'ready' && latest
  })
  return { params: { id: made.id } }
}

export const owned: readonly Owned[] = [
  { endpoint: 'privacy.archive', make: archive },
  { endpoint: 'privacy.open-archive', make: archive },
]
