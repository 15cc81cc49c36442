import type { SeenProfile } from '../../contract/wire'
import { profilePath } from '../requests'

const texts = (entries: SeenProfile['sections']['hobbies'], field: string) =>
  (entries ?? []).map((entry) => entry[field]).filter((text) => typeof text === 'string')

/** A profile for search engines, as schema.org says it: what nobody sees is not in it. */
export function profileJsonLd(profile: SeenProfile, origin: string): object {
  const { name, username, headline, avatar, skills, sections } = profile
  const schools = texts(sections.academicDetails, 'college')
  const links = texts(sections.social_links, 'link')
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: origin + profilePath(profile),
    mainEntity: {
      '@type': 'Person',
      name,
      identifier: String(profile.id),
      ...(username && { alternateName: username }),
      ...(headline && { description: headline }),
      ...(avatar && { image: origin + avatar }),
      ...(skills.length > 0 && { knowsAbout: skills }),
      ...(schools.length > 0 && {
        alumniOf: schools.map((school) => ({ '@type': 'EducationalOrganization', name: school })),
      }),
      ...(links.length > 0 && { sameAs: links }),
    },
  }
}
