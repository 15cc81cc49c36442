import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { isHardBounce } from '../../../../features/mail/server/bounces'

const test = suite('mail, what a refusal says')

const refused = (response: string, more: object = {}) =>
  Object.assign(new Error(`Recipient command failed: ${response}`), {
    ...{ code: 'EENVELOPE', command: 'RCPT TO', response, responseCode: Number(response.slice(0, 3)) },
    ...more,
  })

for (const response of [
  '550 5.1.1 <reader@demo.test>: Recipient address rejected: User unknown',
  '550-5.1.1 The account that you tried to reach does not exist.\n550 5.1.1 Try double-checking it',
  '550 5.2.1 The account is inactive',
  '550 5.4.1 Recipient address rejected: Access denied',
  '556 5.1.10 The domain takes no mail',
  '550 No such user here',
  '553 Mailbox name not allowed',
])
  test(`of the address: ${response.slice(0, 40)}`, () => assert.equal(isHardBounce(refused(response)), true))

for (const response of [
  '554 5.7.1 <reader@demo.test>: Relay access denied',
  '550 5.7.1 Service unavailable; client host [192.0.2.1] blocked using a list',
  '530 5.7.0 Must issue a STARTTLS command first',
  '503 5.5.1 Error: need MAIL command',
  '550 5.1.8 Sender address rejected: Domain not found',
  '552 5.2.2 The box is over its quota',
  '521 5.3.2 This machine takes no mail',
  '550 relay not permitted',
  '550 Please turn on SMTP Authentication in your mail client',
  '530 Authentication required',
  '552 Requested mail action aborted',
  '450 4.2.1 Try again later',
])
  test(`not of the address: ${response.slice(0, 40)}`, () => assert.equal(isHardBounce(refused(response)), false))

test('what is said of the sender or the message is not of the recipient', () => {
  const says = '550 5.1.1 User unknown'
  for (const command of ['MAIL FROM', 'DATA']) assert.equal(isHardBounce(refused(says, { command })), false)
  assert.equal(isHardBounce(refused(says, { code: 'ECONNECTION' })), false)
})

test.run()
