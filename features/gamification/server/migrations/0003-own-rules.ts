import { type Kysely, sql } from 'kysely'

const levels = (...at: readonly number[]) => JSON.stringify(at)

/** slug, names, texts, hold, levels */
const badges = [
  [
    'first-steps',
    'First steps',
    'पहले क़दम',
    'A profile that tells who you are',
    'ऐसी प्रोफ़ाइल जो बताए कि आप कौन हैं',
    'course',
    levels(1),
  ],
  [
    'on-the-wall',
    'On the wall',
    'मैदान में',
    'Registered for opportunities',
    'अवसरों के लिए पंजीकरण किया',
    'competition',
    levels(1, 5, 25),
  ],
  [
    'good-answers',
    'Good answers',
    'अच्छे जवाब',
    'Answered the questions of others',
    'दूसरों के सवालों के जवाब दिए',
    'mentor',
    levels(3, 15, 50),
  ],
  [
    'open-doors',
    'Open doors',
    'खुले दरवाज़े',
    'Published opportunities for others',
    'दूसरों के लिए अवसर प्रकाशित किए',
    'event',
    levels(1, 10),
  ],
] as const

/** trigger, names, points, coins, badge, a day, ever */
const rules = [
  ['gamification.signed-up', 'Joining Foothold', 'Foothold से जुड़ना', 20, 10, null, 1, 1],
  ['gamification.profile-complete', 'Completing your profile', 'प्रोफ़ाइल पूरी करना', 100, 50, 'first-steps', 1, 1],
  [
    'gamification.registered',
    'Registering for an opportunity',
    'किसी अवसर के लिए पंजीकरण',
    20,
    5,
    'on-the-wall',
    5,
    null,
  ],
  ['gamification.answered', 'Answering a question', 'किसी सवाल का जवाब देना', 15, 5, 'good-answers', 3, null],
  ['gamification.published', 'Publishing an opportunity', 'अवसर प्रकाशित करना', 50, 20, 'open-doors', 2, null],
] as const

/** What holds until an admin decides otherwise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [slug, en, hi, textEn, textHi, hold, at] of badges)
    await sql`insert into gamification.badge (slug, name_en, name_hi, text_en, text_hi, hold, levels)
      values (${slug}, ${en}, ${hi}, ${textEn}, ${textHi}, ${hold}, ${at}::jsonb)`.execute(db)
  for (const [trigger, en, hi, points, coins, badge, perDay, perPerson] of rules)
    await sql`insert into gamification.rule (trigger, name_en, name_hi, points, coins, badge_id, per_day, per_person, is_on, replayed_version)
      values (${trigger}, ${en}, ${hi}, ${points}, ${coins}, (select id from gamification.badge where slug = ${badge}), ${perDay}, ${perPerson}, true, 1)`.execute(
      db,
    )
}
