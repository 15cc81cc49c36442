/**
 * Limits of one session. `locked`: an hour without activity, until the password was typed (spec §4); what is guarded answers 423.
 * `support`: somebody of the house sees the account as its person does, and changes nothing.
 * `temporary`: signed in by the link of an assessment; everything answers 403. Endpoints and pages that are to be had all the same say so:
 * `openTo: ['locked']`.
 */
export type Limit = 'locked' | 'temporary' | 'support'
