import {
  Blocks,
  BookmarkCheck,
  Briefcase,
  ClipboardCheck,
  House,
  List,
  type LucideIcon,
  Rocket,
  Settings,
  Trophy,
  UserRound,
  Users,
} from 'lucide-react'
import type { MenuIcon } from '../contract'

export const menuIcons: Readonly<Record<MenuIcon, LucideIcon>> = {
  home: House,
  internship: Rocket,
  job: Briefcase,
  competition: Trophy,
  mentor: UserRound,
  list: List,
  settings: Settings,
  modules: Blocks,
  approvals: ClipboardCheck,
  registrations: BookmarkCheck,
  people: Users,
}
