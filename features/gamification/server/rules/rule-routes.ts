import type { Audit, Clock, Database, Tx } from '../../../data/contract'
import { dataErrors } from '../../../data/contract'
import { permission, type People, personOf } from '../../../session/contract'
import { answer, endpoint, webErrors } from '../../../web/contract'
import { gamificationErrors, type Trigger } from '../../contract'
import * as wire from '../../contract/wire-admin'
import { findBadge, listBadges } from '../badges/badge-queries'
import { badgeOf } from '../badges/manage-routes'
import { changedMeanwhile } from '../changed-meanwhile'
import { MANAGE } from '../manage-permission'
import type { PersonFacts } from '../person/person-facts'
import type { Db, GamificationTables, RuleRow } from '../tables'
import { replayRule } from './replay'
import { changeRule, findRule, insertRule, listRules, noteReplayed, type RuleContent, switchRule } from './rule-queries'

const access = [permission(MANAGE)]

export interface RuleParts {
  readonly database: Database
  readonly audit: Audit
  readonly clock: Clock
  readonly people: People
  readonly facts: PersonFacts
  readonly triggers: () => readonly Trigger[]
}

const ruleOf = ({
  name_en,
  name_hi,
  badge_id,
  per_day,
  per_person,
  is_on,
  replayed_version,
  ...row
}: RuleRow): wire.Rule => ({
  ...{
    id: row.id,
    trigger: row.trigger,
    points: row.points,
    coins: row.coins,
    audience: row.audience as wire.RuleContent['audience'],
  },
  ...{ nameEn: name_en, nameHi: name_hi, badgeId: badge_id, perDay: per_day, perPerson: per_person },
  ...{ version: row.version, isOn: is_on, isReplayed: replayed_version === row.version },
})

const noRule = (id: string) => dataErrors.notFound(`There is no rule ${id}.`)

const NOTHING = 'A rule gives points, coins or a badge. Fill in one of them.'

/** Checked against what there is: a running trigger, a badge; and that it gives something. */
async function checked(db: Db, parts: RuleParts, content: wire.RuleContent): Promise<RuleContent> {
  const { trigger, nameEn, nameHi, points, coins, badgeId, perDay, perPerson, audience } = content
  if (!parts.triggers().some(({ id }) => id === trigger))
    throw gamificationErrors.triggerUnknown(`No running feature tells of “${trigger}”. Choose another beginning.`)
  if (badgeId !== null && !(await findBadge(db, badgeId))) throw dataErrors.notFound(`There is no badge ${badgeId}.`)
  if (points === 0 && coins === 0 && badgeId === null)
    throw webErrors.badRequest(NOTHING, { errors: [{ path: 'points', message: NOTHING }] })
  const names = { name_en: nameEn.trim(), name_hi: nameHi.trim() }
  return { trigger, ...names, points, coins, badge_id: badgeId, per_day: perDay, per_person: perPerson, audience }
}

export function rulebookRoute({ database, triggers }: RuleParts) {
  return endpoint({
    id: 'gamification.rulebook',
    method: 'GET',
    path: '/api/gamification/rules',
    access,
    request: {},
    response: { 200: wire.Rulebook },
    summary: 'All rules and badges, and what rules can begin with.',
    async handle({ request: { language } }) {
      const db = database.of<GamificationTables>()
      return {
        rules: (await listRules(db)).map(ruleOf),
        badges: (await listBadges(db)).map(badgeOf),
        triggers: triggers().map(({ id, label }) => ({ id, label: label[language] })),
      }
    },
  })
}

const record = ({ audit }: RuleParts, tx: Tx, by: number, action: string, rule: RuleRow) =>
  audit.record(tx, {
    personId: by,
    action: `gamification.rule-${action}`,
    about: `rule:${rule.id}`,
    detail: ruleOf(rule),
  })

export function addRuleRoute(parts: RuleParts) {
  return endpoint({
    id: 'gamification.add-rule',
    method: 'POST',
    path: '/api/gamification/rules',
    access,
    request: { body: wire.RuleContent },
    response: { 201: wire.Rule },
    summary: 'Adds a rule, which is off.',
    async handle({ body, subject }) {
      const rule = await parts.database.transact(async (tx) => {
        const db = parts.database.on<GamificationTables>(tx)
        const added = await insertRule(db, await checked(db, parts, body))
        await record(parts, tx, personOf(subject).id, 'added', added)
        return added
      })
      return answer(201, ruleOf(rule))
    },
  })
}

export function changeRuleRoute(parts: RuleParts) {
  return endpoint({
    id: 'gamification.change-rule',
    method: 'PUT',
    path: '/api/gamification/rules/:id',
    strangers: 'same',
    access,
    request: { params: wire.RuleParams, body: wire.ChangeRule },
    response: { 200: wire.Rule },
    summary: 'Changes a rule; it is off until it was tried again. What it gave stays.',
    handle: ({ params: { id }, body: { content, version }, subject }) =>
      parts.database.transact(async (tx) => {
        const db = parts.database.on<GamificationTables>(tx)
        const rule = await findRule(db, Number(id), true)
        if (!rule) throw noRule(id)
        if (rule.version !== version) throw changedMeanwhile(rule.name_en)
        const now = await changeRule(db, rule.id, await checked(db, parts, content))
        await record(parts, tx, personOf(subject).id, 'changed', now)
        return ruleOf(now)
      }),
  })
}

export function switchRuleRoute(parts: RuleParts) {
  return endpoint({
    id: 'gamification.switch-rule',
    method: 'PUT',
    path: '/api/gamification/rules/:id/switch',
    strangers: 'same',
    access,
    request: { params: wire.RuleParams, body: wire.SwitchRule },
    response: { 200: wire.Rule },
    summary: 'Switches a rule on, once it was tried as it stands, or off.',
    handle: ({ params: { id }, body: { isOn, version }, subject }) =>
      parts.database.transact(async (tx) => {
        const db = parts.database.on<GamificationTables>(tx)
        const rule = await findRule(db, Number(id), true)
        if (!rule) throw noRule(id)
        if (rule.version !== version) throw changedMeanwhile(rule.name_en)
        if (isOn && rule.replayed_version !== version)
          throw gamificationErrors.replayFirst(
            `“${rule.name_en}” was not tried as it stands. Try it on the last 30 days first.`,
          )
        const now = await switchRule(db, rule.id, isOn)
        await record(parts, tx, personOf(subject).id, isOn ? 'switched-on' : 'switched-off', now)
        return ruleOf(now)
      }),
  })
}

export function replayRoute({ database, facts, clock, people }: RuleParts) {
  return endpoint({
    id: 'gamification.replay-rule',
    method: 'POST',
    path: '/api/gamification/rules/:id/replay',
    strangers: 'same',
    access,
    request: { params: wire.RuleParams },
    response: { 200: wire.ReplayAnswer },
    rateLimit: { max: 30, seconds: 60, by: 'subject' },
    summary: 'Tries a rule on what happened in the last 30 days: who would have got what. Nothing is given.',
    async handle({ params: { id } }) {
      const db = database.of<GamificationTables>()
      const rule = await findRule(db, Number(id))
      if (!rule) throw noRule(id)
      const badge = rule.badge_id === null ? undefined : await findBadge(db, rule.badge_id)
      const { people: got, ...replayed } = await replayRule(database, facts, rule, clock.now(), badge?.levels ?? [])
      const names = new Map(
        (await people.list(got.map(({ personId }) => personId))).map((each) => [each.id, each.name]),
      )
      await noteReplayed(db, rule.id, rule.version)
      return {
        ...replayed,
        version: rule.version,
        people: got.map(({ personId, ...gift }) => ({ id: personId, name: names.get(personId) ?? '', ...gift })),
      }
    },
  })
}
