import { Award, BookOpen, Briefcase, Link2, type LucideIcon, Rocket, ScrollText, Smile, Users } from 'lucide-react'
import type { Section } from '../contract'

export const sectionIcons: Readonly<Record<Section, LucideIcon>> = {
  academicDetails: BookOpen,
  workExperience: Briefcase,
  responsibility: Users,
  certificates: ScrollText,
  project_links: Rocket,
  achievements: Award,
  hobbies: Smile,
  social_links: Link2,
}
