import { signedIn } from '../../session/contract'
import { endpoint } from '../../web/contract'
import { Colleges, CollegeQuery } from '../contract/wire'
import { findColleges } from './colleges/find-colleges'

const SHOWN = 8

export function collegeRoute() {
  return endpoint({
    id: 'profile.colleges',
    method: 'GET',
    path: '/api/profile/colleges',
    access: [signedIn()],
    request: { query: CollegeQuery },
    response: { 200: Colleges },
    rateLimit: { max: 240, seconds: 60 },
    summary: 'Institutions of India by parts of their names, short names and cities, for a field that suggests.',
    handle: async ({ query }) => findColleges(query.q, SHOWN),
  })
}
