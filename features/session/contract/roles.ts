/** Roles of spec §6, as stored and sent. */
export const roles = [
  'admin',
  'volunteer',
  'ops-intern',
  'intern',
  'account-manager',
  'mentor',
  'organisation-collegeAdmin',
  'tpo-admin',
  'tpo-manager',
  'tpo-coordinator',
  'tpo-faculty',
  'evaluator',
  'organizer',
  'recruiter',
  'user',
] as const
export type Role = (typeof roles)[number]

/** What somebody may be for one opportunity or organisation (spec §6). */
export const moderatorTypes = ['hr', 'manager', 'placecom', 'evaluator'] as const
export type ModeratorType = (typeof moderatorTypes)[number]

/** `about` is the one thing that somebody moderates (`opportunity:12`); empty: nothing in particular. */
export interface Moderation {
  readonly type: ModeratorType
  readonly about: string
}

/** Module permissions of spec §6, to the letter. Where it adds “(enable admin opportunities link)” only `opportunities` does: a link without the right behind it leads nowhere. */
export const modulePermissions = [
  'opportunities',
  'newsletter',
  'users',
  'dashboard',
  'codequestionbank',
  'organisations',
  'blogs',
  'courses',
  'recruiters-panel',
  'saas-enterprise',
  'manage-service',
  'tpoPanel',
] as const
export type ModulePermission = (typeof modulePermissions)[number]
