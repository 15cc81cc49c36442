import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { isLedToSignUp, type SignUpQuestion } from '../../../../features/session/client/sign-up/sign-up-redirect'

const test = suite('the redirect to sign-up')

const steps = [
  { step: 'prove', skippable: false },
  { step: 'who', skippable: false },
  { step: 'education', skippable: false },
  { step: 'interests', skippable: true },
  { step: 'consent', skippable: false },
]
const user: SignUpQuestion['user'] = { signup_step: 'who', userRole: ['user'] }
const unfinished: SignUpQuestion = { user, isHiddenByRoute: false, hasSsoLogo: false, steps }
const as = (change: Partial<SignUpQuestion['user']>): SignUpQuestion => ({
  ...unfinished,
  user: { ...user, ...change },
})

test('somebody with a step to do is led there', () => assert.equal(isLedToSignUp(unfinished), true))

/** Spec §4, each with what comes nearest to it and is not it. */
const exemptions: readonly (readonly [says: string, exempt: SignUpQuestion, not: SignUpQuestion])[] = [
  ['the route hides it', { ...unfinished, isHiddenByRoute: true }, { ...unfinished, isHiddenByRoute: false }],
  ['an assessment login is active', as({ is_assessment_token: true }), as({ is_assessment_token: false })],
  ['an evaluator', as({ userRole: ['user', 'evaluator'] }), as({ userRole: ['user', 'mentor'] })],
  ['an account manager', as({ userRole: ['user', 'account-manager'] }), as({ userRole: ['user', 'organizer'] })],
  ['the e-mail domain is on the skip list', as({ signup_skip_listed: true }), as({ signup_skip_listed: false })],
  ['an external SSO logo is stored', { ...unfinished, hasSsoLogo: true }, { ...unfinished, hasSsoLogo: false }],
  ['a tpo-admin', as({ userRole: ['user', 'tpo-admin'] }), as({ userRole: ['user', 'tpo-manager'] })],
  ['the last step', as({ signup_step: 'consent' }), as({ signup_step: 'education' })],
  ['a step that can be skipped', as({ signup_step: 'interests' }), as({ signup_step: 'prove' })],
]
for (const [says, exempt, not] of exemptions)
  test(`${says}: nobody is led away, and without it they are`, () =>
    assert.deepEqual([isLedToSignUp(exempt), isLedToSignUp(not)], [false, true]))

test('nothing to do, or a step whose feature is gone: nobody is led anywhere', () =>
  assert.deepEqual(
    [isLedToSignUp(as({ signup_step: null })), isLedToSignUp(as({ signup_step: 'gone' }))],
    [false, false],
  ))

test.run()
