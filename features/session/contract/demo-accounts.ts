import { type ModeratorType, type ModulePermission, modulePermissions, type Role } from './roles'

/** Somebody whom one can be in a demo. */
export interface DemoAccount {
  /** What one says to be them: the part of the address before the @. */
  readonly word: string
  readonly name: string
  readonly roles?: readonly Role[]
  readonly modules?: readonly ModulePermission[]
  readonly moderator?: readonly ModeratorType[]
  readonly tpoAccess?: 0 | 1 | 2
}

/** One account a role of spec §6, and one of somebody under 18, each `<word>@demo.test`. Names are invented. */
export const demoAccounts: readonly DemoAccount[] = [
  { word: 'student', name: 'Meera Nair' },
  { word: 'pro', name: 'Kabir Anand' },
  { word: 'organizer', name: 'Harsh Vaidya', roles: ['organizer'] },
  { word: 'recruiter', name: 'Ishita Bose', roles: ['recruiter'], modules: ['recruiters-panel'] },
  { word: 'mentor', name: 'Ananya Iyer', roles: ['mentor'] },
  { word: 'evaluator', name: 'Sana Qureshi', roles: ['evaluator'], moderator: ['evaluator'] },
  { word: 'placecom', name: 'Rohan Deshpande', moderator: ['placecom'] },
  { word: 'tpo-admin', name: 'Fatima Sheikh', roles: ['tpo-admin'], tpoAccess: 2 },
  { word: 'tpo-manager', name: 'Gurpreet Singh', roles: ['tpo-manager'], tpoAccess: 1 },
  { word: 'tpo-coordinator', name: 'Lakshmi Menon', roles: ['tpo-coordinator'], tpoAccess: 1 },
  { word: 'tpo-faculty', name: 'Arjun Kulkarni', roles: ['tpo-faculty'], tpoAccess: 1 },
  { word: 'college-admin', name: 'Neha Srivastava', roles: ['organisation-collegeAdmin'], modules: ['organisations'] },
  { word: 'account-manager', name: 'Vikram Rao', roles: ['account-manager'] },
  { word: 'ops-intern', name: 'Zoya Khan', roles: ['ops-intern'] },
  { word: 'intern', name: 'Dev Patel', roles: ['intern'], modules: ['blogs'] },
  { word: 'volunteer', name: 'Tenzin Dolma', roles: ['volunteer'] },
  { word: 'admin', name: 'Asha Pillai', roles: ['admin'], modules: modulePermissions },
  { word: 'minor', name: 'Aarav Joshi' },
]

export const demoEmail = ({ word }: DemoAccount) => `${word}@demo.test`
